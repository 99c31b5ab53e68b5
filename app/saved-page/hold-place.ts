import type { NameId } from "#domain/names/entry/name.ts";
import type { Move } from "./moved.ts";
import { rowId } from "./row-id.ts";

/**
 * Makes a move so that the thumb can go on: a row that goes up or down stays under it while the list moves past, and
 * keeps the focus, which it loses when the browser moves it. A row that goes to the top leaves its place to the next.
 */
export function holdPlace(nameId: NameId, move: Move, make: () => void): void {
  const row = document.getElementById(rowId(nameId));
  const place = row?.getBoundingClientRect().top ?? 0;
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  make();
  const held = move === "top" ? next : row;
  if (row !== null && move !== "top") {
    const top = row.getBoundingClientRect().top - place;
    globalThis.scrollBy({ top, behavior: "instant" });
  }
  const button = held?.querySelector(`button[name="${move}"]`);
  if (button instanceof HTMLElement) button.focus({ preventScroll: true });
}
