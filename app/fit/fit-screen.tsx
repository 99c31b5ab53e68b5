import type { ReactNode } from "react";
import { FIT_PAGE } from "#content/site/fit-page.ts";
import type { FitAddress } from "#domain/fit/fit-address.ts";
import drawing from "#app/drawings/section-names.svg?raw";
import { PATHS } from "#app/site/paths.data.ts";
import { RelatedPages } from "#app/site/related/related-pages.tsx";
import { StepLine } from "#app/site/step-line.tsx";
import { TITLES } from "#app/site/titles.data.ts";
import { Drawing } from "#app/ui/scenes/drawing.tsx";
import { FitAbout } from "./fit-about.tsx";
import { FitRules } from "./fit-rules.tsx";
import { FitTool } from "./fit-tool.tsx";
import "#app/site/tool-page.css";
import "./findings.css";
import "./fit.css";
import "./suggestions.css";
import "./verdict-first.css";

type Props = {
  readonly address: FitAddress;
  /** The share block. */
  readonly children: ReactNode;
};

/** The page of full names, and of names beside and between others. */
export function FitScreen({ address, children }: Props) {
  const { lead } = FIT_PAGE;
  return (
    <>
      <StepLine at="surname" />
      <main id="main" className="fit">
        <header className="shell tool-head">
          <Drawing svg={drawing} className="tool-art" />
          <div>
            <h1>{TITLES.fit}</h1>
            <p className="quiet">{lead}</p>
          </div>
        </header>
        <FitTool {...address} />
        {address.tab === "name" ? <FitRules /> : null}
        <FitAbout tab={address.tab} />
        <div className="shell noprint">{children}</div>
        <RelatedPages path={PATHS.fit} />
      </main>
    </>
  );
}
