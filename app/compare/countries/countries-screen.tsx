import { Download, List } from "lucide";
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { COMPARE_PAGE } from "#content/site/compare-page.ts";
import { COUNTRIES_PAGE } from "#content/compare/countries-page.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import drawing from "#app/drawings/section-compare.svg?raw";
import type { Parts } from "#app/head/page-parts.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { RelatedPages } from "#app/site/related/related-pages.tsx";
import { TITLES } from "#app/site/titles.data.ts";
import { HtmlPart } from "#app/ui/html-part.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Drawing } from "#app/ui/scenes/drawing.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { ScrollBox } from "#app/ui/wide-table.tsx";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { CountriesForm } from "./countries-form.tsx";
import type { CountriesView } from "./countries-view.ts";
import { lineClass } from "./line-class.ts";
import { PART_OF_PANELS, PART_OF_ROWS, PART_OF_YEARS } from "./part-names.ts";
import "#app/site/tool-page.css";
import "#app/ui/numbers.css";
import "#app/ui/table.css";
import "./countries.css";

type Props = {
  readonly words: CountriesView;
  readonly parts: Parts | null;
  /** At the end: the share panel. */
  readonly children: ReactNode;
};

const { how, years } = COUNTRIES_PAGE;

/** One or two names in each country that publishes names: small charts on one scale, and tables of the same. */
export function CountriesScreen({ words, parts, children }: Props) {
  return (
    <>
      <Breadcrumbs
        above={[
          { label: "Names", href: href("/") },
          { label: COMPARE_PAGE.crumb, href: PATHS.compare },
        ]}
        current={COUNTRIES_PAGE.crumb}
      />
      <main id="main" className="ctr">
        <header className="shell tool-head tool-drawn">
          <Drawing svg={drawing} className="tool-art" />
          <div>
            <h1>{TITLES.countries}</h1>
            <p className="quiet">{COUNTRIES_PAGE.lead}</p>
          </div>
        </header>
        <div className="shell">
          <CountriesForm words={words} />
          <div role="status">
            {words.faults.map((fault) => (
              <p key={fault}>{fault}</p>
            ))}
          </div>
        </div>
        {words.names.length === 0 ? null : (
          <>
            <Charts words={words} parts={parts} />
            <Figures words={words} parts={parts} />
          </>
        )}
        <section className="shell sec" aria-labelledby="how">
          <SectionHead id="how" title={how.heading} />
          <div className="ctr-rules">
            {how.rules.map((rule) => (
              <p key={rule}>{rule}</p>
            ))}
            <p className="meta">
              <Link to={`${PATHS.credits}#names-in-other-countries`}>{how.sources}</Link>
            </p>
          </div>
        </section>
        <div className="shell noprint">{children}</div>
        <RelatedPages path={PATHS.countries} />
      </main>
    </>
  );
}

type PartProps = Pick<Props, "words" | "parts">;

function Charts({ words: { title, names, isExample, caption, notes, compare }, parts }: PartProps) {
  return (
    <section className="shell sec" aria-labelledby="ctr-title">
      <SectionHead id="ctr-title" title={title}>
        <Link to={compare}>{COUNTRIES_PAGE.usAlone}</Link>
      </SectionHead>
      {isExample ? <p className="small quiet">{COUNTRIES_PAGE.exampleNote}</p> : null}
      <ul className="ctr-names">
        {names.map(({ name, among }, place) => (
          <li key={name}>
            <svg className={lineClass(among, place)} viewBox="0 0 40 8" aria-hidden="true">
              <path className="ctr-line" d="M0 4H40" />
            </svg>
            {fillIn(COUNTRIES_PAGE.per, { name, among })}
          </li>
        ))}
      </ul>
      <p className="small quiet ctr-caption">{caption}</p>
      <HtmlPart as="ul" name={PART_OF_PANELS} parts={parts} className="ctr-panels" />
      <div className="ctr-rules meta">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </section>
  );
}

function Figures({ words: { names, csv }, parts }: PartProps) {
  const { heading, country, years: span, floor, newest, peak } = COUNTRIES_PAGE.table;
  return (
    <section className="shell sec" aria-labelledby="figures">
      <SectionHead id="figures" title={heading} />
      <ScrollBox label={heading}>
        <table className="tbl num">
          <thead>
            <tr>
              {[country, span, floor].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
              {names.flatMap(({ name }) =>
                [newest, peak].map((head) => (
                  <th key={`${name} ${head}`} scope="col" className="r">
                    {fillInAll(head, { name })}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <HtmlPart as="tbody" name={PART_OF_ROWS} parts={parts} />
        </table>
      </ScrollBox>
      <details className="numbers">
        <summary>
          <Icon of={List} />
          {years.summary}
        </summary>
        <ScrollBox label={years.summary}>
          <HtmlPart as="div" name={PART_OF_YEARS} parts={parts} />
        </ScrollBox>
      </details>
      <p className="ctr-file noprint">
        <a className="btn" href={csv} download>
          <Icon of={Download} />
          {COUNTRIES_PAGE.download}
        </a>
        <span className="meta">{COUNTRIES_PAGE.fileNote}</span>
      </p>
    </section>
  );
}
