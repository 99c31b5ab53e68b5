import { isSensitive } from "./is-sensitive.ts";

/** Tools and what is filled in: nothing is offered beside them. The lists of games and of sheets to print are only looked at. */
const IN_USE = ["/fit", "/offline", "/newsletter"] as const;
const LISTS: ReadonlySet<string> = new Set(["/games", "/printable-resources"]);

/** Whether a page may carry the offer to install the site. A game that is open stands in the query of "/games". */
export function mayOfferInstall(path: string, search: string): boolean {
  if (LISTS.has(path)) return search === "";
  return !isSensitive(path) && !IN_USE.some((start) => path === start || path.startsWith(`${start}/`));
}
