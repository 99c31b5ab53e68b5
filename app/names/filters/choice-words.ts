import { THEMES } from "#content/names/themes.ts";
import { TOOL_WORDING } from "#content/site/tool-wording.ts";
import { BAND_UP_TO, type Band, type Length, type Rule } from "#domain/names/name-rules.ts";
import { formatCount } from "#domain/names/one-in.ts";
import type { QueryProblem } from "#domain/names/rules-query.ts";
import { originWords } from "#app/names/origin-words.ts";

const { common, familiar, uncommon } = BAND_UP_TO;

export const BAND_WORDS: Readonly<Record<Band, string>> = {
  common: `1 in ${formatCount(common)} or commoner`,
  familiar: `1 in ${formatCount(common)} to ${formatCount(familiar)}`,
  uncommon: `1 in ${formatCount(familiar)} to ${formatCount(uncommon)}`,
  rare: `Rarer than 1 in ${formatCount(uncommon)}`,
  unpublished: "Fewer than 5, or none",
};

export const LENGTH_WORDS: Readonly<Record<Length, string>> = {
  short: "Up to 4 letters",
  medium: "5 to 7 letters",
  long: "8 letters or more",
};

/** Where a rule stands in the address. */
export const KEYS: Readonly<Record<Rule, string>> = {
  gender: "gender",
  origins: "origin",
  themes: "theme",
  bands: "band",
  starts: "start",
  ends: "end",
  lengths: "length",
  syllables: "syllables",
  notEnding: "not",
};

/** What a key of the address is called on the page. */
const CALLED: Readonly<Record<string, string>> = {
  theme: "meaning",
  band: "popularity",
  start: "beginning",
  not: "ending to leave out",
  syllables: "number of syllables",
  sort: "order",
};

/** A choice of the address as it stands on the page. */
export function choiceWords(key: string, value: string): string {
  return CHOICE_WORDS[key]?.(value) ?? value;
}

const CHOICE_WORDS: Readonly<Record<string, (value: string) => string | undefined>> = {
  gender: (value) => wordsIn(TOOL_WORDING.genderFilters, value),
  origin: originWords,
  theme: (value) => THEMES.find(({ id }) => id === value)?.label,
  band: (value) => wordsIn(BAND_WORDS, value),
  length: (value) => wordsIn(LENGTH_WORDS, value),
  syllables: syllableWords,
};

/** The same where it stands alone, among choices of all kinds. */
export function chipWords(key: string, value: string): string {
  switch (key) {
    case "start":
      return `Starts with ${capital(value)}`;
    case "end":
      return `Ends in -${value}`;
    case "not":
      return `Does not end in -${value}`;
    default:
      return choiceWords(key, value);
  }
}

function wordsIn(words: Readonly<Record<string, string>>, value: string): string | undefined {
  return words[value];
}

function syllableWords(count: string): string {
  if (count === "1") return "1 syllable";
  return count === "4" ? "4 syllables or more" : `${count} syllables`;
}

export function capital(letters: string): string {
  return letters.slice(0, 1).toUpperCase() + letters.slice(1);
}

const LONGEST_QUOTE = 40;
const MOST_QUOTED = 5;

/** “Not understood, and left out: origin “Klingon”, page “x”.”; null when all was understood. */
export function problemWords(problems: readonly QueryProblem[]): string | null {
  if (problems.length === 0) return null;
  const named = problems
    .slice(0, MOST_QUOTED)
    .map(({ key, text }) => `${CALLED[key] ?? key} “${text.slice(0, LONGEST_QUOTE)}”`);
  const more = problems.length - named.length;
  return `Not understood, and left out: ${named.join(", ")}${more > 0 ? ` and ${formatCount(more)} more` : ""}.`;
}
