import { ENDINGS } from "./browse-choices.ts";
import { GENDER_FILTERS } from "./gender.ts";
import type { Dice } from "./name-book.ts";
import { BANDS, LENGTHS, type NameRules, SYLLABLES } from "./name-rules.ts";
import { ORIGINS } from "./origin.ts";
import type { Theme } from "./theme.ts";

const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz");
const MOST_OF_A_RULE = 4;

/** Any rules at all, for tests and measurements: each is set one time in three, to one value or several. */
export function rulesByDice(dice: Dice, themes: readonly Theme[]): NameRules {
  const one = <Value>(of: readonly Value[]) => of.slice(Math.floor(dice() * of.length)).slice(0, 1);
  const some = <Value>(of: readonly Value[]): readonly Value[] =>
    dice() < 2 / 3
      ? []
      : [...new Set(Array.from({ length: 1 + Math.floor(dice() * MOST_OF_A_RULE) }, () => one(of)).flat())];
  return {
    gender: some(GENDER_FILTERS)[0] ?? "all",
    origins: some(ORIGINS),
    themes: some(themes.map(({ id }) => id)),
    bands: some(BANDS),
    starts: some([...LETTERS, "ma", "jo", "el", "xyz"]),
    ends: some([...ENDINGS, ...LETTERS]),
    lengths: some(LENGTHS),
    syllables: some(SYLLABLES),
    notEnding: some([...ENDINGS, "aiden"]),
  };
}
