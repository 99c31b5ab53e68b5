import type { ReactNode } from "react";
import { href } from "react-router";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import drawing from "#app/drawings/section-together.svg?raw";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { RelatedPages } from "#app/site/related-pages.tsx";
import { TITLES } from "#app/site/titles.data.ts";
import { Drawing } from "#app/ui/drawing.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import type { PooledName } from "#domain/together/judging/name-pool.ts";
import type { LoadFields } from "./judging/deck-filters.tsx";
import { TogetherTool } from "./together-tool.tsx";
import "#app/site/tool-page.css";
import "#app/together/judging/card.css";
import "./together-likes.css";
import "./together.css";

type Props = {
  /** The first hand of whoever begins. */
  readonly first: readonly PooledName[];
  readonly loadFields: LoadFields;
  readonly children: ReactNode;
};

/** The page of choosing together. The share block leads to the page, and carries nothing of what somebody likes. */
export function TogetherScreen({ first, loadFields, children }: Props) {
  return (
    <>
      <Breadcrumbs above={[{ label: "Names", href: href("/") }]} current={TOGETHER_PAGE.crumb} />
      <main id="main" className="together">
        <header className="shell tool-head">
          <Drawing svg={drawing} className="tool-art" />
          <div>
            <h1>{TITLES.together}</h1>
            <p className="quiet">{TOGETHER_PAGE.lead}</p>
          </div>
        </header>
        <div className="shell">
          <p className="tool-noscript">{TOGETHER_PAGE.noScript}</p>
        </div>
        <TogetherTool first={first} loadFields={loadFields} />
        <section className="shell sec noprint" aria-labelledby="together-about">
          <SectionHead id="together-about" title={TOGETHER_PAGE.about.heading} />
          <ul className="tool-points">
            {TOGETHER_PAGE.about.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
        <div className="shell noprint">{children}</div>
        <RelatedPages path={PATHS.together} />
      </main>
    </>
  );
}
