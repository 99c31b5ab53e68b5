import { Download } from "lucide";
import type { ReactNode } from "react";
import { href } from "react-router";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { RelatedPages } from "#app/site/related/related-pages.tsx";
import { Paragraphs, TextPart } from "#app/site/text-part.tsx";
import { TITLES } from "#app/site/titles.data.ts";
import type { Parts } from "#app/head/page-parts.ts";
import { HtmlPart } from "#app/ui/html-part.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ForecastView } from "./build-forecast-view.ts";
import { PART_OF_MISSES, PART_OF_TEST } from "./part-names.ts";
import "#app/ui/table.css";
import "./forecast.css";

type Props = {
  readonly words: ForecastView;
  readonly parts: Parts | null;
  /** At the end: the share panel. */
  readonly children: ReactNode;
};

/** How forecasts are made, and how far off they were. */
export function ForecastScreen({ words, parts, children }: Props) {
  return (
    <>
      <Breadcrumbs above={[{ label: "Names", href: href("/") }]} current="Forecasts" />
      <main id="main">
        <div className="shell fcs">
          <header className="lead-head">
            <h1>{TITLES.forecast}</h1>
            <p className="quiet">{words.lead}</p>
          </header>
          <TextPart id="how" title={words.how.title}>
            <Paragraphs text={words.how.text} />
          </TextPart>
          <TextPart id="test" title={words.test.title}>
            <p>{words.test.text}</p>
            <HtmlPart as="div" name={PART_OF_TEST} parts={parts} className="fcs-test" />
            <div className="fcs-notes">
              <Paragraphs text={words.test.notes} />
            </div>
          </TextPart>
          {words.told.map(({ id, title, text }, place) => (
            <TextPart key={id} id={id} title={title}>
              <p>{text}</p>
              <HtmlPart as="div" name={id} parts={parts} />
              {place === 0 ? <p className="meta">{words.note}</p> : null}
            </TextPart>
          ))}
          <TextPart id="misses" title={words.misses.title}>
            <p>{words.misses.text}</p>
            <HtmlPart as="div" name={PART_OF_MISSES} parts={parts} />
          </TextPart>
          <TextPart id="limits" title={words.limits.title}>
            <Paragraphs text={words.limits.text} />
          </TextPart>
          <TextPart id="file" title={words.file.title}>
            <p>{words.file.text}</p>
            <p className="fcs-sum num">{words.file.sha256}</p>
            <a className="btn noprint" href={href("/names/forecast/forecasts.csv")} download>
              <Icon of={Download} />
              {words.file.link}
            </a>
          </TextPart>
          {children}
        </div>
        <RelatedPages path={PATHS.forecast} />
      </main>
    </>
  );
}
