import { href, Link } from "react-router";
import {
  ALL_SPELLINGS,
  BIRTHS,
  HOW_COMMON,
  SPELLING,
  SPELLINGS_COUNTED,
  THIS_SPELLING,
  TOGETHER,
} from "#content/name-page/section-words.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { FactView } from "./fact-view.ts";
import type { CommonFact } from "./common-words.ts";
import type { FamilyView } from "./family-view.ts";
import "#app/ui/table.css";
import "#app/ui/tabs.css";
import "./commonness.css";
import "#app/ui/link-row.css";

type Props = {
  readonly facts: readonly CommonFact[];
  readonly family: FamilyView | null;
  readonly rows: FactView;
};

/** One spelling or all that are said the same: both are drawn, the style sheet shows the chosen one, so no script is needed. */
export function CommonSection({ facts, family, rows }: Props) {
  return (
    <section className="sec common" aria-labelledby="common">
      <SectionHead id="common" title={HOW_COMMON} />
      {family === null ? null : <Spellings />}
      <div className="common-two">
        <Facts facts={facts} spellings="this" />
        <Rows rows={rows} />
        {family === null ? null : (
          <>
            <Facts facts={family.facts} spellings="all" />
            <div data-spellings="all">
              <Members family={family} />
            </div>
          </>
        )}
      </div>
    </section>
  );
}

/** The figures of this spelling, and the lists that it is on. */
function Rows({ rows: { rows, links } }: { readonly rows: FactView }) {
  return (
    <div data-spellings="this">
      <dl className="facts num">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {links.length === 0 ? null : (
        <p className="link-row noprint">
          {links.map(({ label, href: path }) => (
            <Link key={path} to={path} discover="none">
              {label}
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}

function Spellings() {
  return (
    <div className="tabs choice noprint" role="radiogroup" aria-label={SPELLINGS_COUNTED}>
      <label>
        <input className="vh" type="radio" name="spellings" value="this" defaultChecked />
        {THIS_SPELLING}
      </label>
      <label>
        <input className="vh" type="radio" name="spellings" value="all" />
        {ALL_SPELLINGS}
      </label>
    </div>
  );
}

function Facts({
  facts,
  spellings,
}: {
  readonly facts: readonly CommonFact[];
  readonly spellings: "this" | "all";
}) {
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
          <th scope="col">{SPELLING}</th>
          <th scope="col">{BIRTHS}</th>
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
          <th scope="row">{TOGETHER}</th>
          <td>{total}</td>
        </tr>
      </tfoot>
    </table>
  );
}
