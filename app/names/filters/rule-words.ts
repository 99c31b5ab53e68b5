import { formatCount } from "#domain/locale/numbers.ts";
import { RECORDS } from "#content/site/records-edition.ts";
import { THEME_CHOICES } from "#app/site/theme-choices.data.ts";
import { TOOL_WORDING } from "#content/site/tool-wording.ts";
import type { Rule } from "#domain/names/browse/name-rules.ts";
import {
  BAND_UP_TO,
  type Band,
  type Length,
  type Past,
  type Shape,
  type Style,
  type Trend,
} from "#domain/names/entry/trait-values.ts";
import { ruleExcepted } from "#domain/names/browse/rules/excepted.ts";
import { STYLE_SAID, TREND_SAID } from "#domain/names/browse/rules/record-rules-said.ts";
import { birthWords, letterWords, rankWords } from "./span-words.ts";
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
  /** In sight; one tap further, where it is seldom wanted; or only while something is asked for, where plain words ask for it. */
  readonly shown?: "seldom" | "asked";
  /** What a value holds true of each name, where its label does not say it. */
  readonly said?: (value: string) => string | undefined;
  /** Of letters: an example in their empty field, and how those that are asked for are written there. */
  readonly example?: string;
  readonly written?: (value: string) => string;
};

const { common, familiar, uncommon } = BAND_UP_TO;
const BAND_WORDS: Readonly<Record<Band, string>> = {
  common: `Common (at least 1 in ${formatCount(common)})`,
  familiar: `1 in ${formatCount(common)} to ${formatCount(familiar)}`,
  uncommon: `1 in ${formatCount(familiar)} to ${formatCount(uncommon)}`,
  rare: `Rarer than 1 in ${formatCount(uncommon)}`,
  unpublished: `Fewer than ${RECORDS.floor}, or none`,
};

const LENGTH_WORDS: Readonly<Record<Length, string>> = {
  short: "Up to 4 letters",
  medium: "5 to 7 letters",
  long: "8 letters or more",
};

const STYLE_WORDS: Readonly<Record<Style, string>> = {
  vintage: "Vintage",
  classic: "Classic",
  modern: "Modern",
};

const TREND_WORDS: Readonly<Record<Trend, string>> = {
  rising: "Rising",
  falling: "Falling",
  returning: "Coming back",
};

const PAST_WORDS: Readonly<Record<Past, string>> = {
  fresh: "Never in the top 100 since 1930",
  known: "Never in the top 100 since 1930, but known",
};

const SHAPE_WORDS: Readonly<Record<Shape, string>> = {
  double: "Double letter",
  palindrome: "Same backward",
  framed: "Starts and ends the same",
};

/** The gender has buttons of its own. */
type FilteredRule = Exclude<Rule, "gender">;

/** In the order of the page. */
export const RULE_WORDS = {
  gender: { label: (value) => wordsIn(TOOL_WORDING.genderFilters, value) },
  bands: { title: "How common", called: "popularity", label: (value) => wordsIn(BAND_WORDS, value) },
  styles: {
    title: "Style",
    label: (value) => wordsIn(STYLE_WORDS, value),
    said: (value) => wordsIn(STYLE_SAID, value),
  },
  eras: {
    title: "Popular in",
    called: "years of popularity",
    said: () => "In the top 200 for its sex in one of these years",
    chip: (years) => `Popular in ${years.endsWith("s") ? "the " : ""}${years}`,
  },
  starts: {
    title: "First letters",
    called: "beginning",
    label: capital,
    chip: (letters) => `Starts with ${capital(letters)}`,
    example: "Ma, or Ma, Jo",
    written: capital,
  },
  origins: { title: "Origin or use", called: "origin", label: originWords },
  themes: {
    title: "Meaning",
    called: "meaning",
    label: themeWords,
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
    title: "Leave out this ending",
    called: "ending to leave out",
    label: ending,
    chip: (letters) => `Does not end in ${ending(letters)}`,
    example: "aiden",
  },
  ranks: { title: "Rank", shown: "seldom", label: rankWords },
  trends: {
    title: "Rising or falling",
    called: "trend",
    shown: "seldom",
    label: (value) => wordsIn(TREND_WORDS, value),
    said: (value) => wordsIn(TREND_SAID, value),
  },
  letterCounts: {
    title: "Number of letters",
    called: "number of letters",
    shown: "seldom",
    label: letterWords,
  },
  contains: {
    title: "Letters anywhere",
    called: "letters anywhere",
    shown: "seldom",
    chip: (letters) => `Contains ${letters}`,
    example: "ae, or z, rose",
  },
  lacks: {
    title: "Leave out these letters",
    called: "letters to leave out",
    shown: "seldom",
    chip: (letters) => `Without ${letters}`,
    example: "s, or s, th",
  },
  shapes: { title: "Spelling", shown: "asked", label: (value) => wordsIn(SHAPE_WORDS, value) },
  births: { title: "Babies last year", called: "births", shown: "asked", label: birthWords },
  peaks: {
    title: "Peaked in",
    shown: "asked",
    said: () => "Had the highest share of its sex’s births ever in one of these years",
    chip: (years) => `Peaked in ${years.endsWith("s") ? "the " : ""}${years}`,
  },
  excepted: {
    title: "Leave out",
    called: "what to leave out",
    shown: "asked",
    label: exceptedWords,
    chip: (value) => `Not: ${exceptedWords(value)}`,
  },
  pasts: {
    title: "In the past",
    called: "past",
    shown: "asked",
    label: (value) => wordsIn(PAST_WORDS, value),
  },
} satisfies Readonly<Record<FilteredRule, RuleWords>> & { readonly gender: Omit<RuleWords, "title"> };

function wordsIn(words: Readonly<Record<string, string>>, value: string): string | undefined {
  return words[value];
}

function exceptedWords(text: string): string {
  const { rule, value } = ruleExcepted(text);
  if (rule === "origins") return originWords(value);
  return (rule === "styles" ? wordsIn(STYLE_WORDS, value) : themeWords(value)) ?? value;
}

function themeWords(value: string): string | undefined {
  return THEME_CHOICES.find(({ id }) => id === value)?.label;
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
