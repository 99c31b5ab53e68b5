import type { ReactNode } from "react";

/** The heading of a step: it takes the focus when the step comes. */
export const STEP_HEADING = "tog-step";

export function StepHeading({ children }: { readonly children: ReactNode }) {
  return (
    <h2 id={STEP_HEADING} tabIndex={-1} className="tog-title">
      {children}
    </h2>
  );
}
