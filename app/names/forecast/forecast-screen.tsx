import { Download } from "lucide";
import type { ReactNode } from "react";
import { href } from "react-router";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { RelatedPages } from "#app/site/related/related-pages.tsx";
import { TITLES } from "#app/site/titles.data.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { ForecastView } from "./build-forecast-view.ts";
import { NamedTable } from "./named-table.tsx";
import { TestTable } from "./test-table.tsx";
import "./forecast.css";

type Props = {
  readonly words: ForecastView;
  /** At the end: the share panel. */
  readonly children: ReactNode;
};

/** How forecasts are made, and how far off they were. */
export function ForecastScreen({ words, children }: Props) {
  return (
    <>
      <Breadcrumbs above={[{ label: "Names", href: href("/") }]} current="Forecasts" />
      <main id="main">
        <div className="shell fcs">
          <header className="fcs-head">
            <h1>{TITLES.forecast}</h1>
            <p className="quiet">{words.lead}</p>
          </header>
          <Part id="how" title={words.how.title}>
            <Paragraphs text={words.how.text} />
          </Part>
          <Part id="test" title={words.test.title}>
            <p>{words.test.text}</p>
            <TestTable {...words.test} />
            <div className="fcs-notes">
              <Paragraphs text={words.test.notes} />
            </div>
          </Part>
          {words.told.map(({ id, title, text, caption, heads, rows }, place) => (
            <Part key={id} id={id} title={title}>
              <p>{text}</p>
              <NamedTable caption={caption} heads={heads} rows={rows} />
              {place === 0 ? <p className="meta">{words.note}</p> : null}
            </Part>
          ))}
          <Part id="misses" title={words.misses.title}>
            <p>{words.misses.text}</p>
            <NamedTable {...words.misses} />
          </Part>
          <Part id="limits" title={words.limits.title}>
            <Paragraphs text={words.limits.text} />
          </Part>
          <Part id="file" title={words.file.title}>
            <p>{words.file.text}</p>
            <p className="fcs-sum num">{words.file.sha256}</p>
            <a className="btn noprint" href={href("/names/forecast/forecasts.csv")} download>
              <Icon of={Download} />
              {words.file.link}
            </a>
          </Part>
          {children}
        </div>
        <RelatedPages path={PATHS.forecast} />
      </main>
    </>
  );
}

type PartProps = { readonly id: string; readonly title: string; readonly children: ReactNode };

function Part({ id, title, children }: PartProps) {
  return (
    <section className="fcs-part" aria-labelledby={id}>
      <SectionHead id={id} title={title} />
      {children}
    </section>
  );
}

function Paragraphs({ text }: { readonly text: readonly string[] }) {
  return text.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
