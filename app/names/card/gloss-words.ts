import type { NameSummary } from "#domain/names/entry/name-summary.ts";

/** A gloss stands in quotation marks; a sentence that says there is none does not. */
export function glossWords({ meaning, curated, confidence }: NameSummary): {
  readonly words: string;
  readonly quoted: boolean;
} {
  return { words: meaning, quoted: curated && confidence !== "U" };
}
