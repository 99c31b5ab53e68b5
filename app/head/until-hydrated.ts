import { HYDRATED, HYDRATED_EVENT } from "./hydrated.ts";

/** Upon these React stops whatever it does, and hydrates the whole page in one go. */
const PRESSING = ["pointerdown", "pointerup", "mousedown", "mouseup", "touchstart", "touchend", "click"];
const TYPING = ["keydown", "keypress", "keyup", "input", "change"];

/**
 * Stands in for what is not there before React listens. A button that needs the scripts and is clicked too soon is clicked
 * again when they are there: no click is lost. Links and forms work by themselves. Back, pressed after a reload, changes only
 * the address while no router listens: the page of that address is then fetched.
 */
export function standInUntilHydrated(): void {
  const clicked = new Set<HTMLButtonElement>();
  const shown = address();
  const keepFromReact = (event: Event) => event.stopPropagation();
  const holdClick = ({ target }: Event) => {
    if (!(target instanceof Element) || document.documentElement.hasAttribute(HYDRATED)) return;
    const button = target.closest<HTMLButtonElement>("button[type=button]");
    if (button !== null) clicked.add(button);
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
      for (const button of clicked) if (button.isConnected) button.click();
    });
  };
  addEventListener(HYDRATED_EVENT, end, { once: true });
}

function address(): string {
  return location.pathname + location.search;
}
