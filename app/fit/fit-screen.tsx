import type { ReactNode } from "react";
import { href } from "react-router";
import { RULE_WORDS } from "#content/fit/reasons.ts";
import { FIT_PAGE } from "#content/site/fit-page.ts";
import drawing from "#app/drawings/section-names.svg?raw";
import { Breadcrumbs } from "#app/site/breadcrumbs.tsx";
import { PATHS } from "#app/site/paths.data.ts";
import { RelatedPages } from "#app/site/related-pages.tsx";
import { TITLES } from "#app/site/titles.data.ts";
import { Drawing } from "#app/ui/drawing.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { FitTool } from "./fit-tool.tsx";
import "#app/site/tool-page.css";
import "./findings.css";
import "./fit.css";

/** The page of full names; the share block is given. */
export function FitScreen({ children }: { readonly children: ReactNode }) {
  const { crumb, lead, rules, about } = FIT_PAGE;
  return (
    <>
      <Breadcrumbs above={[{ label: "Names", href: href("/") }]} current={crumb} />
      <main id="main" className="fit">
        <header className="shell tool-head">
          <Drawing svg={drawing} className="tool-art" />
          <div>
            <h1>{TITLES.fit}</h1>
            <p className="quiet">{lead}</p>
          </div>
        </header>
        <FitTool />
        <section className="shell sec noprint" aria-labelledby="fit-rules">
          <SectionHead id="fit-rules" title={rules.heading} />
          <p className="fit-text">{rules.lead}</p>
          <dl className="fit-rules">
            {Object.values(RULE_WORDS).map(({ title, about: listens }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{listens}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="shell sec noprint" aria-labelledby="fit-about">
          <SectionHead id="fit-about" title={about.heading} />
          <ul className="tool-points">
            {about.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
        <div className="shell noprint">{children}</div>
        <RelatedPages path={PATHS.fit} />
      </main>
    </>
  );
}
