import { href, Link } from "react-router";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { CommonFact } from "./common-words.ts";
import type { FamilyView } from "./family-view.ts";
import "#app/ui/table.css";
import "#app/ui/tabs.css";
import "./commonness.css";

type Props = { readonly facts: readonly CommonFact[]; readonly family: FamilyView | null };

/** One spelling or all that are said the same: both are drawn, the style sheet shows the chosen one, so no script is needed. */
export function CommonSection({ facts, family }: Props) {
  return (
    <section className="common" aria-labelledby="common">
      <SectionHead id="common" title="How common, really" />
      {family === null ? null : <Spellings />}
      <Facts facts={facts} spellings="this" />
      {family === null ? null : (
        <div data-spellings="all">
          <Facts facts={family.facts} />
          <Members family={family} />
        </div>
      )}
    </section>
  );
}

function Spellings() {
  return (
    <div className="tabs choice noprint" role="radiogroup" aria-label="Spellings counted">
      <label>
        <input className="vh" type="radio" name="spellings" value="this" defaultChecked />
        This spelling
      </label>
      <label>
        <input className="vh" type="radio" name="spellings" value="all" />
        All spellings
      </label>
    </div>
  );
}

function Facts({ facts, spellings }: { readonly facts: readonly CommonFact[]; readonly spellings?: "this" }) {
  return (
    <ul className="num" data-spellings={spellings}>
      {facts.map(({ figure, text }) => (
        <li key={figure}>
          <b>{figure}</b> <span className="small quiet">{text}</span>
        </li>
      ))}
    </ul>
  );
}

function Members({ family: { heading, members, total } }: { readonly family: FamilyView }) {
  return (
    <table className="tbl num family">
      <caption>{heading}</caption>
      <thead className="vh">
        <tr>
          <th scope="col">Spelling</th>
          <th scope="col">Births</th>
        </tr>
      </thead>
      <tbody>
        {members.map(({ id, name, births, own }) => (
          <tr key={id}>
            <th scope="row">
              {own ? (
                name
              ) : (
                <Link to={href("/names/:slug", { slug: id })} discover="none">
                  {name}
                </Link>
              )}
            </th>
            <td>{births}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Together</th>
          <td>{total}</td>
        </tr>
      </tfoot>
    </table>
  );
}
