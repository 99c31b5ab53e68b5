import type { NameSummary } from "#domain/names/name-summary.ts";
import { asciiJson } from "#server/http/json.ts";

const remembered = new WeakMap<NameSummary, string>();

/** A JSON array of summaries. A summary never changes, so each is turned into JSON once and joined from then on. */
export function jsonList(summaries: readonly NameSummary[]): string {
  return `[${summaries.map(jsonOf).join(",")}]`;
}

function jsonOf(summary: NameSummary): string {
  const known = remembered.get(summary);
  if (known !== undefined) return known;
  const json = asciiJson(summary);
  remembered.set(summary, json);
  return json;
}
