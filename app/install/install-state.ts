/** Where the offer to install the site stands. The last three are final: whoever has answered is not asked again. */
export type InstallState =
  /** For the browser's own offer. */
  | { readonly kind: "waiting" }
  | { readonly kind: "offered" }
  /** The browser makes no offer; the strip says how it is done by hand. */
  | { readonly kind: "manual" }
  /** The browser's own question is open. */
  | { readonly kind: "asking" }
  | { readonly kind: "accepted" }
  | { readonly kind: "dismissed" }
  | { readonly kind: "installed" };

export type InstallEvent =
  | { readonly kind: "browser offers" }
  | { readonly kind: "patience is over" }
  | { readonly kind: "asked" }
  | { readonly kind: "answered"; readonly accepted: boolean }
  /** Here, or in another tab. */
  | { readonly kind: "closed" }
  | { readonly kind: "installed" };

export const WAITING: InstallState = { kind: "waiting" };

export function isFinal({ kind }: InstallState): boolean {
  return kind === "accepted" || kind === "dismissed" || kind === "installed";
}

export function afterEvent(state: InstallState, event: InstallEvent): InstallState {
  if (isFinal(state)) return state;
  switch (event.kind) {
    case "browser offers":
      return state.kind === "asking" ? state : { kind: "offered" };
    case "patience is over":
      return state.kind === "waiting" ? { kind: "manual" } : state;
    case "asked":
      return { kind: "asking" };
    case "answered":
      return { kind: event.accepted ? "accepted" : "dismissed" };
    case "closed":
      return { kind: "dismissed" };
    case "installed":
      return { kind: "installed" };
  }
}
