import { Download } from "lucide";
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { PLACES } from "#content/site/places-page.ts";
import type { Parts } from "#app/head/page-parts.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { TITLES } from "#app/site/titles.data.ts";
import { HtmlPart } from "#app/ui/html-part.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { partOfTop } from "./part-of-map.ts";
import { DecadeSection } from "./ranks/decade-section.tsx";
import type { StateOfSex, StateView, ToldName } from "./state-view.ts";
import "#app/names/name-end.css";
import "#app/ui/table.css";
import "./map-page.css";
import "./state-page.css";

const ABOVE = [
  { label: "Names", href: href("/") },
  { label: TITLES.map, href: PATHS.map },
];

type Props = {
  readonly words: StateView;
  readonly sexes: readonly StateOfSex[];
  readonly parts: Parts | null;
  /** At the end: the share panel. */
  readonly children: ReactNode;
};

/** A state: what is typical of it, what rises there, and what is used most. */
export function StateScreen({ words, sexes, parts, children }: Props) {
  const { name, title, lead, typicalRule, risingRule, topRule, csv } = words;
  return (
    <>
      <Breadcrumbs above={ABOVE} current={name} />
      <main id="main" className="shell pl-page">
        <header className="pl-head">
          <h1>{title}</h1>
          <p className="pl-lead">{lead}</p>
        </header>
        <section aria-labelledby="typical">
          <SectionHead id="typical" title={fillInAll(PLACES.state.typical, { state: name })} />
          {/* Above: by what is shown alone, the order could not be understood. */}
          <p className="small quiet pl-rule pl-first">{typicalRule}</p>
          <Told sexes={sexes} of="typical" />
        </section>
        <section aria-labelledby="rising">
          <SectionHead id="rising" title={fillInAll(PLACES.state.rising, { state: name })} />
          <Told sexes={sexes} of="rising" />
          <p className="small quiet pl-rule">{risingRule}</p>
        </section>
        <DecadeSection {...words.decade} />
        <section aria-labelledby="top">
          <SectionHead id="top" title={PLACES.top100} />
          <div className="pl-take">
            <p className="small quiet pl-rule">{topRule}</p>
            <a className="btn noprint" href={csv} download>
              <Icon of={Download} />
              {PLACES.page.download}
            </a>
          </div>
          <div className="pl-two">
            {sexes.map(({ sex, babies }) => (
              <TopTable key={sex} babies={babies} parts={parts} part={partOfTop(sex)} />
            ))}
          </div>
        </section>
        <p className="meta pl-sources">
          {PLACES.page.sources} <Link to={`${PATHS.map}#how`}>{PLACES.how}</Link>
        </p>
        <div className="name-end">{children}</div>
      </main>
    </>
  );
}

function Told({ sexes, of }: { readonly sexes: Props["sexes"]; readonly of: "typical" | "rising" }) {
  const lists = sexes.filter((each) => each[of].length > 0);
  return lists.length === 0 ? null : (
    <div className="pl-two">
      {lists.map(({ sex, babies, [of]: names }) => (
        <div key={sex}>
          <h3>{babies === "girls" ? PLACES.girls : PLACES.boys}</h3>
          <ol className="pl-told">
            {names.map((told) => (
              <ToldItem key={told.id} {...told} />
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

function ToldItem({ id, name, text }: ToldName) {
  return (
    <li>
      <Link className="name-link" to={href("/names/:slug", { slug: id })}>
        {name}
      </Link>{" "}
      <span className="meta num">{text}</span>
    </li>
  );
}

type TableProps = { readonly babies: "girls" | "boys"; readonly part: string; readonly parts: Parts | null };

function TopTable({ babies, part, parts }: TableProps) {
  const { rank, name, births, word, top } = PLACES.state;
  return (
    <table className="tbl num pl-table" id={babies}>
      <caption>{fillInAll(top, { babies })}</caption>
      <thead>
        <tr>
          <th scope="col" className="r">
            {rank}
          </th>
          <th scope="col">{name}</th>
          <th scope="col" className="r">
            {births}
          </th>
          <th scope="col" className="r">
            {PLACES.table.oneIn}
          </th>
          <th scope="col">{word}</th>
        </tr>
      </thead>
      <HtmlPart as="tbody" name={part} parts={parts} />
    </table>
  );
}
