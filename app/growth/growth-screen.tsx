import type { ReactNode } from "react";
import { href } from "react-router";
import { GROWTH_PAGE } from "#content/site/growth-page.ts";
import type { ChartedChild } from "#domain/printables/charted-growth.ts";
import drawing from "#app/drawings/section-growth.svg?raw";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { RelatedPages } from "#app/site/related/related-pages.tsx";
import { TITLES } from "#app/site/titles.data.ts";
import { Drawing } from "#app/ui/scenes/drawing.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { CurveTable } from "./build-tables.ts";
import { CurveTables } from "./curve-tables.tsx";
import { GrowthTool } from "./growth-tool.tsx";
import "#app/site/tool-page.css";
import "./chart/chart.css";
import "./growth.css";
import "./result.css";

type Props = {
  readonly tables: readonly CurveTable[];
  /** Growth charts that were filled in on this device. */
  readonly charts: readonly ChartedChild[];
  /** The share block. */
  readonly children: ReactNode;
};

export function GrowthScreen({ tables, charts, children }: Props) {
  return (
    <>
      <Breadcrumbs above={[{ label: "Home", href: href("/") }]} current={GROWTH_PAGE.crumb} />
      <main id="main" className="growth">
        <header className="shell tool-head">
          <Drawing svg={drawing} className="tool-art" />
          <div>
            <h1>{TITLES.growth}</h1>
            <p className="quiet">{GROWTH_PAGE.lead}</p>
          </div>
        </header>
        <GrowthTool charts={charts} />
        <p className="shell meta gro-source">{GROWTH_PAGE.source}</p>
        <section className="shell sec noprint" aria-labelledby="growth-about">
          <SectionHead id="growth-about" title={GROWTH_PAGE.about.heading} />
          <ul className="tool-points">
            {GROWTH_PAGE.about.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
        <CurveTables tables={tables} />
        <div className="shell noprint">{children}</div>
        <RelatedPages path={PATHS.growth} />
      </main>
    </>
  );
}
