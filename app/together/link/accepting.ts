/** Where the visitor is led once something was accepted: ids on the page. */
export type FocusTarget = "cards" | "matches" | "down-title";

/** What can be done with something that a link has brought. */
export type Accepting = {
  readonly onAccept: (change: () => void, show: FocusTarget) => void;
  readonly onClose: () => void;
};
