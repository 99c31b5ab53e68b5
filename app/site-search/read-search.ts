import { LONGEST_ASKED } from "#domain/text/longest-asked.ts";

/** What an address asks of the search: "" where it asks nothing. */
export function readSearch(search: string): string {
  return (new URLSearchParams(search).get("q") ?? "").trim().slice(0, LONGEST_ASKED);
}
