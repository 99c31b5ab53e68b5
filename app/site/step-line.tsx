import { Link } from "react-router";
import { NAMING_FLOW, type NamingStep } from "#content/site/naming-flow.ts";
import { RECORDS } from "#content/site/records-edition.ts";
import { PATHS } from "#app/site/paths.data.ts";
import "./step-line.css";

const { label, steps: all } = NAMING_FLOW;
const steps = all.filter(({ page }) => !RECORDS.absent.includes(PATHS[page]));

/**
 * Where one is on the way from a search to one name. What lies behind has a ribbon, on phones nothing else. Where
 * names are found it stands below them: they are what was asked for.
 */
export function StepLine({ at }: { readonly at: NamingStep }) {
  const current = steps.findIndex(({ id }) => id === at);
  return (
    <nav className="steps noprint" aria-label={label}>
      <ol>
        {steps.map((step, place) => (
          <li key={step.id} className={place < current ? "done" : undefined}>
            {/* Nothing is fetched ahead: two of them are the page that one is on. */}
            <Link to={PATHS[step.page] + step.hash} aria-current={place === current ? "step" : undefined}>
              <span>{step.label}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
