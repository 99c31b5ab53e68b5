import type { NameId } from "#domain/names/entry/name.ts";
import { rowId } from "#app/saved-page/row-id.ts";
import type { Move } from "./moved.ts";

/**
 * Makes a move so that the thumb can go on: a row that goes up or down stays under it while the list moves past, and
 * keeps the focus, which it loses when the browser moves it. A row that goes to the top leaves its place to the next.
 */
export function holdPlace(nameId: NameId, move: Move, make: () => void): void {
  const row = document.getElementById(rowId(nameId));
  const place = row?.getBoundingClientRect().top ?? 0;
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const pressed = document.activeElement;
  make();
  if (row !== null && move !== "top") {
    const top = row.getBoundingClientRect().top - place;
    globalThis.scrollBy({ top, behavior: "instant" });
  }
  const target = move === "top" ? next?.querySelector(".svp-grip") : pressed;
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
