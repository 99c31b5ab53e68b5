import { birthsBetween } from "#app/names/page/curve/births-between.ts";
import type { NameFigures, NamePage } from "#domain/names/page/name-page.ts";

/** Years that are counted, the last one included. */
export const COUNTED_YEARS = 10;

type Figured = Pick<NameFigures, "girl" | "boy">;

/** Births of both sexes in the ten years up to one. */
export function countedBirths(
  figures: Figured,
  firstYear: number,
  until: number,
): { readonly girls: number; readonly boys: number } {
  const since = until - COUNTED_YEARS + 1;
  return {
    girls: birthsBetween(figures.girl, firstYear, since, until),
    boys: birthsBetween(figures.boy, firstYear, since, until),
  };
}

/**
 * Of the babies whose name sounds like this one, the part (0–1) that is spelled this way: 1 where nobody has been found to spell
 * it otherwise, null without births. It counts babies, not those who have to ask.
 */
export function spellingShare(page: NamePage, until: number = page.lastYear): number | null {
  const own = countedBirths(page, page.firstYear, until);
  const all = page.family === null ? own : countedBirths(page.family.together, page.firstYear, until);
  const total = all.girls + all.boys;
  return total === 0 ? null : (own.girls + own.boys) / total;
}
