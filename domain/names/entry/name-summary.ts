import type { Certainty } from "./evidence.ts";
import type { Gender } from "./gender.ts";
import { isRecord } from "#domain/text/read-json.ts";
import type { NameId } from "./name.ts";

/** Whom a "1 in N" counts: babies whose name is listed, of one sex or of both. */
export type Counted = "girls" | "boys" | "babies";

/** "1 in 254 girls in 2025"; null in a summary means fewer than five, or none: the records do not say which. */
export type OneIn = { readonly n: number; readonly of: Counted; readonly year: number };

/**
 * A small curve: 5-year centred means of the share, 0–99 of the highest point drawn (of both sexes, when both are drawn).
 * One point every second year from the first year, and always the last: 1880, 1882 … 2024, 2025 (sparkYears in spark.ts).
 */
export type Spark = { readonly girl?: readonly number[]; readonly boy?: readonly number[] };

/** A name as cards, lists and the API show it. */
export type NameSummary = {
  readonly id: NameId;
  readonly name: string;
  readonly gender: Gender;
  /** An origin of the controlled list, or "Not recorded" without a curated entry. */
  readonly origin: string;
  /** A literal gloss, or "No reliable meaning recorded yet" without a curated entry. */
  readonly meaning: string;
  readonly curated: boolean;
  readonly certainty: Certainty | null;
  readonly say: string | null;
  readonly syllables: number | null;
  readonly oneIn: OneIn | null;
  readonly spark: Spark;
};

/**
 * Whether one meets a name again and again: it is in the collection, or was given to one baby in so many, or more often, in
 * the last year.
 */
export function isMetOften({ curated, oneIn }: NameSummary, mostToOne: number): boolean {
  return curated || (oneIn !== null && oneIn.n <= mostToOne);
}

export const NO_ORIGIN = "Not recorded";
export const NO_MEANING = "No reliable meaning recorded yet";

/** Whether something has what a card shows of a name: of this build, an older or a newer one. */
function isSummary(value: unknown): value is NameSummary {
  return isRecord(value) && SHOWN.every((field) => field in value);
}

export function areSummaries(value: unknown): value is readonly NameSummary[] {
  return Array.isArray(value) && value.every(isSummary);
}

const SHOWN = ["id", "name", "gender", "meaning", "oneIn", "spark"] as const satisfies (keyof NameSummary)[];
