import marks from "#app/drawings/marks.svg?url";
import type { Mark } from "#domain/pages/page.ts";

/** A mark as HTML, out of the one file that holds all of them: drawn in 40 units, shown no larger than 56 px. */
export function markHtml(mark: Mark): string {
  return `<svg class=mark aria-hidden=true><use href="${marks}#${mark}"/></svg>`;
}
