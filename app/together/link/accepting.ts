import type { Step } from "#app/together/steps.ts";

/** What can be done with something that a link has brought. */
export type Accepting = {
  /** Makes the change, and leads to what has come of it. */
  readonly onAccept: (change: () => void, to: Step) => void;
  readonly onClose: () => void;
};
