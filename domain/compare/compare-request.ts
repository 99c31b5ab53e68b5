import type { NameId } from "#domain/names/entry/name.ts";

export const COMPARE_MEASURES = ["million", "births", "rank"] as const;
/** What is drawn: births per million listed babies of that sex, births, or the rank that SSA prints. */
export type CompareMeasure = (typeof COMPARE_MEASURES)[number];

export const SCALES = ["linear", "log"] as const;
export type Scale = (typeof SCALES)[number];

/** One sex of a name. */
export type Among = "girls" | "boys";

/** A name, or with it all spellings that are said the same. */
export type RequestedName = {
  readonly id: NameId;
  readonly family: boolean;
  /** Of whom it is counted; null for those to whom it is usually given (COUNTED_FOR its sex of use). */
  readonly among: Among | null;
};

/** Lines on one chart: more cannot be told apart. */
export const MOST_LINES = 8;

/** Years that the records cover. */
export type YearRange = { readonly from: number; readonly to: number };

/** What an address of the page asks for, with everything in it that cannot be had set right. */
export type CompareRequest = {
  /** As they were typed, each with its sex and its star as an address has them (name-text.ts). Null where the address names none at all. */
  readonly names: readonly string[] | null;
  readonly measure: CompareMeasure;
  readonly scale: Scale;
  readonly years: YearRange;
  readonly faults: readonly RequestFault[];
};

/** What could not be had as it was asked for. */
export type RequestFault =
  | { readonly kind: "no year"; readonly text: string }
  | { readonly kind: "outside"; readonly text: string }
  | { readonly kind: "turned"; readonly years: YearRange }
  | { readonly kind: "one year"; readonly years: YearRange }
  | { readonly kind: "no choice"; readonly text: string };

/** Ranks lie too close together at the top for a plain scale; the rest is read on one. */
export function usualScale(measure: CompareMeasure): Scale {
  return measure === "rank" ? "log" : "linear";
}
