import type { GenderFilter } from "#domain/names/gender.ts";
import type { NameSummary } from "#domain/names/name-summary.ts";

/** The names of the grid, and the filter they were drawn with. */
export type GeneratedSet = {
  /** "first" is the same for everybody until somebody generates. */
  readonly kind: "first" | "drawn";
  readonly filter: GenderFilter;
  readonly names: readonly NameSummary[];
};

/** How many names are drawn at a time. */
export const SET_SIZE = 12;

const WORDS = { all: "names", boy: "boy names", girl: "girl names", unisex: "unisex names" } as const;

/** "Twelve girl names". */
export function setTitle({ filter, names }: GeneratedSet): string {
  const count = names.length === SET_SIZE ? "Twelve" : String(names.length);
  return `${count} ${WORDS[filter]}`;
}

/** "Girl names matching “haz”". */
export function searchTitle(text: string, filter: GenderFilter): string {
  const words = WORDS[filter];
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} matching “${text}”`;
}

/** "girl names", as they stand in a sentence. */
export function filterWords(filter: GenderFilter): string {
  return WORDS[filter];
}
