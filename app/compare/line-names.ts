import type { Among, CompareMeasure } from "#domain/compare/compare-request.ts";
import type { Counted } from "#domain/names/entry/name-summary.ts";

/** Whose births a line counts, in one word. */
export type WhoseWord = Among | "both";

/** A unisex name is counted among all babies, and ranked among those to whom it is given more. */
export function whoseWord(
  { of, rankedAmong }: { readonly of: Counted; readonly rankedAmong: Among },
  measure: CompareMeasure,
): WhoseWord {
  if (measure === "rank") return rankedAmong;
  return of === "babies" ? "both" : of;
}

/** A name as its line is labelled: "Avery, boys", or "Ada" for a name of one sex. */
export function labelled(name: string, whose: WhoseWord | null): string {
  return whose === null ? name : `${name}, ${whose}`;
}

/** A name in a sentence: "Avery for boys" where that is not understood. */
export function called(name: string, whose: WhoseWord | null): string {
  return whose === null ? name : `${name} for ${whose}`;
}
