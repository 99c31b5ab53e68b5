import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { Paragraphs } from "#app/site/text-part.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { AboutDataView } from "./build-about-data-view.ts";
import { CountedTable } from "./counted-table.tsx";
import { Credits } from "./credits.tsx";
import "#app/names/name-end.css";
import "./about-data.css";

type Props = {
  readonly words: AboutDataView;
  /** At the end: the share panel. */
  readonly children: ReactNode;
};

/** Where everything on a name's page comes from, and how far to trust it. */
export function AboutDataScreen({ words, children }: Props) {
  const { headline, lead, meanings, checking, figures, counting, credits, report } = words;
  return (
    <>
      <Breadcrumbs above={[{ label: "Names", href: href("/") }]} current="About the data" />
      <main id="main" className="shell abt">
        <header className="lead-head abt-head">
          <h1>{headline}</h1>
          <p className="quiet">{lead}</p>
        </header>
        <Part id="meanings" title={meanings.title}>
          <Paragraphs text={meanings.text} />
          {meanings.tables.map((table) => (
            <CountedTable key={table.caption} {...table} />
          ))}
          <Paragraphs text={meanings.end} />
        </Part>
        <Part id="checking" title={checking.title}>
          <Paragraphs text={checking.text} />
        </Part>
        <Part id="figures" title={figures.title}>
          <Paragraphs text={figures.text} />
          <dl className="abt-list">
            {figures.limits.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Part>
        {counting.map(({ title, text }) => (
          <Part key={title} id={idOf(title)} title={title}>
            <Paragraphs text={text} />
          </Part>
        ))}
        <Part id="credits" title={credits.title}>
          <Credits credits={credits} />
        </Part>
        <Part id="report" title={report.title}>
          <Paragraphs text={report.text} />
          <p>
            <Link className="abt-write" to={report.link.href}>
              {report.link.label}
            </Link>
          </p>
        </Part>
        <div className="name-end">{children}</div>
      </main>
    </>
  );
}

function Part({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="abt-part" aria-labelledby={id}>
      <SectionHead id={id} title={title} />
      <div className="abt-text">{children}</div>
    </section>
  );
}

/** "What “1 in N” counts" → "what-1-in-n-counts". */
function idOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
