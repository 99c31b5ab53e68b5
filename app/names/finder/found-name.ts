import type { NameSummary } from "#domain/names/name-summary.ts";
import type { Why } from "#domain/names/why.ts";

/** A name that a search has found, and why. */
export type FoundName = NameSummary & {
  readonly why: { readonly kind: Why["kind"]; readonly text: string };
};
