import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { RelatedPages } from "#app/site/related/related-pages.tsx";
import { StepLine } from "#app/site/step-line.tsx";
import { TITLES } from "#app/site/titles.data.ts";
import type { PooledName } from "#domain/together/judging/name-pool.ts";
import type { LoadFields } from "./judging/deck-filters.tsx";
import { HowPrivate } from "./how-private.tsx";
import { useStep } from "./steps.ts";
import { TogetherTool } from "./together-tool.tsx";
import "#app/together/judging/card.css";
import "./together-likes.css";
import "./wizard.css";
import "./together.css";
import "./arrives.css";

type Props = {
  /** The first hand of whoever begins. */
  readonly first: readonly PooledName[];
  readonly loadFields: LoadFields;
};

/** The page of choosing together. It has no share block: the one thing that is sent from here is what somebody likes. */
export function TogetherScreen({ first, loadFields }: Props) {
  const step = useStep();
  return (
    <>
      <StepLine at={step === "decide" ? "decide" : "together"} />
      <main id="main" className="together">
        <h1 className="vh">{TITLES.together}</h1>
        <p className="wiz tog-arrives needs-script">{TOGETHER_PAGE.arriving.opening}</p>
        <p className="wiz tog-noscript">{TOGETHER_PAGE.noScript}</p>
        <TogetherTool first={first} loadFields={loadFields} />
        <div className={`wiz ${step === "decide" ? "wiz-wide " : ""}tog-about noprint`}>
          {/* Where something is sent, it stands beside the button. */}
          {step === "send" ? null : <HowPrivate />}
          <p className="small quiet">{TOGETHER_PAGE.lead}</p>
        </div>
        <RelatedPages path={PATHS.together} />
      </main>
    </>
  );
}
