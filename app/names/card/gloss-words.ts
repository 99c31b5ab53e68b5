import type { NameSummary } from "#domain/names/entry/name-summary.ts";

/** A gloss stands in quotation marks; a sentence that says there is none does not. */
export function glossWords({ meaning, curated, certainty }: NameSummary): {
  readonly words: string;
  readonly quoted: boolean;
} {
  return { words: meaning, quoted: curated && certainty !== "unknown" };
}
