import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { PRINTABLES_PAGE } from "#content/printables/printables-page.ts";
import { PRINTABLES } from "#content/printables/printables.ts";
import type { PrintableCategory } from "#domain/printables/printable.ts";
import { fillIn } from "#domain/text/fill-in.ts";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { RelatedPages } from "#app/site/related/related-pages.tsx";
import { TITLES } from "#app/site/titles.data.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import { CategoryChips } from "./category-chips.tsx";
import { PrintableCard } from "./printable-card.tsx";
import "#app/site/drawn-head.css";
import "#app/ui/note.css";
import "./printables.css";

const { crumb, lead, sheets, use, tips, growth } = PRINTABLES_PAGE;

type Props = {
  readonly category: PrintableCategory | "all";
  /** The share block. */
  readonly children: ReactNode;
};

export function PrintablesScreen({ category, children }: Props) {
  const shown = PRINTABLES.filter((printable) => category === "all" || printable.category === category);
  return (
    <>
      <Breadcrumbs above={[{ label: "Home", href: href("/") }]} current={crumb} />
      <main id="main" className="prt">
        <div className="shell">
          <header className="article-head">
            <div>
              <h1>{TITLES.printables}</h1>
              <p className="quiet">{lead}</p>
            </div>
          </header>
          <section aria-labelledby="sheets-title">
            <SectionHead id="sheets-title" title={sheets}>
              <p className="small quiet num" role="status">
                {fillIn(PRINTABLES_PAGE.shown, { count: `${shown.length}`, all: `${PRINTABLES.length}` })}
              </p>
            </SectionHead>
            <CategoryChips chosen={category} />
            <ul className="prt-grid">
              {shown.map((printable) => (
                <li key={printable.id}>
                  <PrintableCard printable={printable} />
                </li>
              ))}
            </ul>
            <p className="prt-growth small">
              {growth.text} <Link to={PATHS.growth}>{growth.link}</Link>
            </p>
          </section>
          <section className="sec prt-use" aria-labelledby="use-title">
            <div>
              <SectionHead id="use-title" title={use.heading} />
              <ol className="prt-steps">
                {use.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </div>
            <div className="note note-tip">
              <h3>{tips.heading}</h3>
              <ul>
                {tips.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </div>
          </section>
        </div>
        <div className="shell noprint">{children}</div>
        <RelatedPages path={PATHS.printables} />
      </main>
    </>
  );
}
