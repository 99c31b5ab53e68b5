import type { MouseEvent } from "react";

/** Glides to the anchor of a clicked link, leaves it in the address, and moves the focus there. Without JavaScript the link jumps. */
export function scrollToAnchor(event: MouseEvent<HTMLAnchorElement>): void {
  const { hash } = event.currentTarget;
  const target = document.querySelector<HTMLElement>(
    `[id="${CSS.escape(decodeURIComponent(hash.slice(1)))}"]`,
  );
  if (target === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  target.scrollIntoView({ behavior: still ? "auto" : "smooth" });
  target.focus({ preventScroll: true });
  history.replaceState(history.state, "", hash);
}
