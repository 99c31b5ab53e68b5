import { Link } from "react-router";
import { TOGETHER_PAGE } from "#content/site/together-page.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { type Step, STEP_HASHES } from "./steps.ts";

const { steps: WORDS } = TOGETHER_PAGE;

const STEPS = ["likes", "send", "matches"] as const satisfies readonly Step[];

/** The three steps of choosing together, and the way out. After them one decides. */
export function WizardHead({ at }: { readonly at: Step }) {
  const found = STEPS.findIndex((step) => step === at);
  const current = found === -1 ? STEPS.length : found;
  return (
    <nav className="wiz-head noprint" aria-label={WORDS.label}>
      <ol>
        {STEPS.map((step, place) => (
          <li key={step} className={place < current ? "done" : undefined}>
            <Link
              to={PATHS.together + STEP_HASHES[step]}
              aria-current={place === current ? "step" : undefined}
            >
              {WORDS[step]}
            </Link>
          </li>
        ))}
      </ol>
      <Link to={PATHS.saved}>{WORDS.leave}</Link>
    </nav>
  );
}
