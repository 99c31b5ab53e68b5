import { THEMES } from "#content/names/themes.ts";
import { TOOL_WORDING } from "#content/site/tool-wording.ts";
import type { Rule } from "#domain/names/browse/name-rules.ts";
import { BAND_UP_TO, type Band, type Length } from "#domain/names/entry/trait-values.ts";
import { formatCount } from "#domain/names/records/one-in.ts";
import { originWords } from "#app/names/card/origin-words.ts";

/** What a rule is called on the page. */
export type RuleWords = {
  /** Above its filter. */
  readonly title: string;
  /** In a sentence; the key of the address, if not given. */
  readonly called?: string;
  /** A value among others of the rule; as the address writes it, if not given. */
  readonly label?: (value: string) => string | undefined;
  /** A value that stands alone, among choices of all kinds; its label, if not given. */
  readonly chip?: (value: string) => string;
  /** Of letters: an example in their empty field, and how those that are asked for are written there. */
  readonly example?: string;
  readonly written?: (value: string) => string;
};

const { common, familiar, uncommon } = BAND_UP_TO;

const BAND_WORDS: Readonly<Record<Band, string>> = {
  common: `1 in ${formatCount(common)} or commoner`,
  familiar: `1 in ${formatCount(common)} to ${formatCount(familiar)}`,
  uncommon: `1 in ${formatCount(familiar)} to ${formatCount(uncommon)}`,
  rare: `Rarer than 1 in ${formatCount(uncommon)}`,
  unpublished: "Fewer than 5, or none",
};

const LENGTH_WORDS: Readonly<Record<Length, string>> = {
  short: "Up to 4 letters",
  medium: "5 to 7 letters",
  long: "8 letters or more",
};

/** The gender has buttons of its own. */
export type FilteredRule = Exclude<Rule, "gender">;

/** In the order of the page. */
export const RULE_WORDS = {
  gender: { label: (value) => wordsIn(TOOL_WORDING.genderFilters, value) },
  bands: { title: "How common", called: "popularity", label: (value) => wordsIn(BAND_WORDS, value) },
  starts: {
    title: "First letters",
    called: "beginning",
    label: capital,
    chip: (letters) => `Starts with ${capital(letters)}`,
    example: "Ma, or Ma, Jo",
    written: capital,
  },
  origins: { title: "Origin", label: originWords },
  themes: {
    title: "Meaning",
    called: "meaning",
    label: (value) => THEMES.find(({ id }) => id === value)?.label,
  },
  ends: {
    title: "Ending",
    label: ending,
    chip: (letters) => `Ends in ${ending(letters)}`,
    example: "lyn, or lyn, lee",
  },
  lengths: { title: "Length", label: (value) => wordsIn(LENGTH_WORDS, value) },
  syllables: { title: "Syllables", called: "number of syllables", label: syllableWords },
  notEnding: {
    title: "Ending to leave out",
    called: "ending to leave out",
    label: ending,
    chip: (letters) => `Does not end in ${ending(letters)}`,
    example: "aiden",
  },
} satisfies Readonly<Record<FilteredRule, RuleWords>> & { readonly gender: Omit<RuleWords, "title"> };

function wordsIn(words: Readonly<Record<string, string>>, value: string): string | undefined {
  return words[value];
}

function syllableWords(count: string): string {
  if (count === "1") return "1 syllable";
  return count === "4" ? "4 syllables or more" : `${count} syllables`;
}

function capital(letters: string): string {
  return letters.slice(0, 1).toUpperCase() + letters.slice(1);
}

function ending(letters: string): string {
  return `-${letters}`;
}
