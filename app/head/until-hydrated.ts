import { HYDRATED, HYDRATED_EVENT } from "./hydrated.ts";

/** Upon these React stops whatever it does, and hydrates the whole page in one go. */
const PRESSING = ["pointerdown", "pointerup", "mousedown", "mouseup", "touchstart", "touchend", "click"];
const TYPING = ["keydown", "keypress", "keyup", "input", "change"];

/** A form that removes a saved name would come back without Undo. */
const REMOVES = ".save[aria-pressed=true]";
/** So long a removal waits for the scripts: then its form is sent, as without them. */
const PATIENCE_MS = 4000;

/**
 * Stands in for what is not there before React listens. A button that needs the scripts and is clicked too soon is clicked
 * again when they are there: no click is lost. So is one that removes a saved name: only scripts bring it back with its note
 * and its place. Links and other forms work by themselves. Back, pressed after a reload, changes only the address while no
 * router listens: the page of that address is then fetched.
 */
export function standInUntilHydrated(): void {
  const clicked = new Set<HTMLButtonElement>();
  const removals = new Set<HTMLButtonElement>();
  const shown = address();
  const keepFromReact = (event: Event) => event.stopPropagation();
  const holdClick = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || document.documentElement.hasAttribute(HYDRATED)) return;
    const button = target.closest("button");
    if (button?.type === "button") clicked.add(button);
    if (button?.matches(REMOVES) !== true) return;
    event.preventDefault();
    removals.add(button);
    setTimeout(() => removals.delete(button) && button.form?.requestSubmit(button), PATIENCE_MS);
  };
  const reloadElsewhere = () => {
    if (address() !== shown) location.reload();
  };
  const quiet = { capture: true, passive: true };
  addEventListener("click", holdClick, true);
  for (const kind of [...PRESSING, ...TYPING]) addEventListener(kind, keepFromReact, quiet);
  addEventListener("popstate", reloadElsewhere);
  const end = () => {
    removeEventListener("click", holdClick, true);
    for (const kind of [...PRESSING, ...TYPING]) removeEventListener(kind, keepFromReact, quiet);
    removeEventListener("popstate", reloadElsewhere);
    // In a task of their own: parts that hydrate apart (Suspense) do so upon a click, but not within React's own work.
    setTimeout(() => {
      for (const button of removals) if (button.matches(REMOVES)) clicked.add(button);
      removals.clear();
      for (const button of clicked) if (button.isConnected) button.click();
    });
  };
  addEventListener(HYDRATED_EVENT, end);
}

function address(): string {
  return location.pathname + location.search;
}
