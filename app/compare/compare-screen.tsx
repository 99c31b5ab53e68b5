import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { RECORDS_EDITION } from "#content/site/records-edition.ts";
import { COMPARE_PAGE } from "#content/site/compare-page.ts";
import { MOST_ABROAD } from "#domain/compare/countries/countries-request.ts";
import drawing from "#app/drawings/section-compare.svg?raw";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { isAbsent } from "#app/site/is-absent.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { RelatedPages } from "#app/site/related/related-pages.tsx";
import { TITLES } from "#app/site/titles.data.ts";
import { Drawing } from "#app/ui/scenes/drawing.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { AddForm } from "./add-form.tsx";
import { ChartChoices, YearChoice } from "./chart/chart-choices.tsx";
import { ChartFiles } from "./chart/chart-files.tsx";
import { CompareTool } from "./compare-tool.tsx";
import type { CompareView } from "./compare-view.ts";
import { FactsTable } from "./facts-table.tsx";
import { FiguresTable } from "./figures-table.tsx";
import { Notices } from "./notices.tsx";
import { useFocusAfterGoing } from "./use-focus-after-going.ts";
import "#app/site/tool-page.css";
import "#app/ui/sparkline/sparkline.css";
import "./compare.css";
import "./lines.css";
import "./tables.css";

type Props = {
  readonly words: CompareView;
  /** To every name at once, or those with the beginning that an old address asks for. */
  readonly through: string;
  /** The share block. */
  readonly children: ReactNode;
};

export function CompareScreen({ words, through, children }: Props) {
  const focusKept = useFocusAfterGoing();
  return (
    <>
      <Breadcrumbs above={[{ label: "Names", href: href("/") }]} current={COMPARE_PAGE.crumb} />
      <main id="main" className="cmp" {...focusKept}>
        <header className="shell tool-head tool-drawn">
          <Drawing svg={drawing} className="tool-art" />
          <div>
            <h1>{TITLES.compare}</h1>
            <p className="quiet">{COMPARE_PAGE.lead}</p>
          </div>
        </header>
        <div className="shell">
          <AddForm words={words} />
          <Notices notices={words.notices} />
        </div>
        {words.lines.length === 0 ? <NoNames /> : <Chart words={words} />}
        {words.lines.length === 0 ? null : <FactsTable words={words} />}
        <p className="shell sec cmp-ways">
          {isAbsent(PATHS.countries) ? null : (
            <Link className="btn" to={countriesOf(words)}>
              {COMPARE_PAGE.countries}
            </Link>
          )}
          <Link className="btn" to={through}>
            {COMPARE_PAGE.through}
          </Link>
        </p>
        <div className="shell cmp-end noprint">{children}</div>
        <RelatedPages path={PATHS.compare} />
      </main>
    </>
  );
}

/** The first names of the chart, side by side in other countries. */
function countriesOf({ isExample, lines }: CompareView): string {
  if (isExample || lines.length === 0) return PATHS.countries;
  const ids = [...new Set(lines.map(({ id }) => id))].slice(0, MOST_ABROAD);
  return `${PATHS.countries}?names=${ids.join(",")}`;
}

function Chart({ words }: { readonly words: CompareView }) {
  const { title, isExample, caption, drawing: drawn, rankNote } = words;
  return (
    <section className="shell sec cmp-chart" aria-labelledby="cmp-title">
      <SectionHead id="cmp-title" title={title} />
      {isExample ? <p className="small quiet">{COMPARE_PAGE.exampleNote}</p> : null}
      <p className="small quiet">{caption}</p>
      <CompareTool {...words} />
      {/* Beneath: on a phone they would push the chart below the fold. */}
      <div className="cmp-choices noprint">
        <ChartChoices words={words} />
        <YearChoice words={words} />
      </div>
      {rankNote ? <p className="meta">{COMPARE_PAGE.rankNote}</p> : null}
      <div className="cmp-below">
        <FiguresTable words={words} />
        <ChartFiles words={words} />
      </div>
      <p className="meta cmp-note">
        {COMPARE_PAGE.source.replace("{edition}", String(RECORDS_EDITION))}
        {(drawn?.thin ?? 0) > 0 ? ` ${COMPARE_PAGE.thin}` : ""}
      </p>
    </section>
  );
}

function NoNames() {
  const { heading, text, link } = COMPARE_PAGE.none;
  return (
    <section className="shell sec" aria-labelledby="cmp-none">
      <SectionHead id="cmp-none" title={heading} />
      <p className="quiet">{text}</p>
      <Link className="btn" to={PATHS.compare}>
        {link}
      </Link>
    </section>
  );
}
