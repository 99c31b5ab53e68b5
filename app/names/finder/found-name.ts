import { areSummaries, type NameSummary } from "#domain/names/entry/name-summary.ts";
import { isRecord } from "#domain/text/read-json.ts";

/** A name that a search has found, and why. */
export type FoundName = NameSummary & {
  readonly why: { readonly text: string };
};

export function areFound(value: unknown): value is readonly FoundName[] {
  return areSummaries(value) && value.every((name) => "why" in name && isRecord(name.why));
}
