import { TASTE_WORDS } from "#content/site/taste-words.ts";
import { type Mood, USUAL_MOOD } from "#domain/names/draw/mood.ts";
import type { GenderFilter } from "#domain/names/entry/gender.ts";
import { asksGenderOnly, type NameRules } from "#domain/names/browse/name-rules.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";

/** The names of the grid, and what they were drawn by. */
export type GeneratedSet = {
  /** "first" is the same for everybody until somebody generates. */
  readonly kind: "first" | "drawn";
  readonly rules: NameRules;
  readonly mood: Mood;
  readonly names: readonly NameSummary[];
  /** Drawn by this device, without a network: such names come without their curves. */
  readonly fromDevice?: boolean;
  /** Chosen by this device, from what its visitor likes. */
  readonly byTaste?: boolean;
};

/** How many names are drawn at a time. */
export const SET_SIZE = 12;

const WORDS = { all: "names", boy: "boy names", girl: "girl names", unisex: "unisex names" } as const;

/** "Twelve girl names", "3 names that fit". */
export function setTitle({ rules, names, byTaste }: GeneratedSet): string {
  const words = `${countWord(names.length)} ${WORDS[rules.gender]}`;
  const title = names.length === 1 ? words.slice(0, -1) : words;
  if (byTaste === true && names.length > 0) return `${title}, ${TASTE_WORDS.title}`;
  if (asksGenderOnly(rules)) return title;
  return `${title} that ${names.length === 1 ? "fits" : "fit"}`;
}

function countWord(count: number): string {
  if (count === 0) return "No";
  return count === SET_SIZE ? "Twelve" : String(count);
}

/** "Girl names matching “haz”". */
export function searchTitle(text: string, gender: GenderFilter): string {
  const words = WORDS[gender];
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} matching “${text}”`;
}

/** "girl names", "rare girl names that fit", as they stand in a sentence. */
export function drawWords({ rules, mood }: Pick<GeneratedSet, "rules" | "mood">): string {
  const words = mood === USUAL_MOOD ? WORDS[rules.gender] : `${mood} ${WORDS[rules.gender]}`;
  return asksGenderOnly(rules) ? words : `${words} that fit`;
}
