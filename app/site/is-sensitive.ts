import { isAtOrBelow } from "#domain/pages/is-at-or-below.ts";
import { SENSITIVE } from "./page-rules.data.ts";

/** Whether a page, or one beneath it, is to be left in peace: no decoration, no ads (page.ts). */
export function isSensitive(path: string): boolean {
  return isAtOrBelow(path, SENSITIVE);
}
