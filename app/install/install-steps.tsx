import { INSTALL_STEPS } from "#content/site/install/install-steps.ts";
import { browserKind } from "./browser-kind.ts";

/** How this browser installs by hand. */
export function InstallSteps() {
  const { by, steps } = INSTALL_STEPS[browserKind(navigator)];
  return (
    <>
      <p className="quiet">{by}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}
