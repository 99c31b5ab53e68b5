import type { NameTraits } from "#domain/names/entry/name-traits.ts";
import { GENDER_FILTERS, type GenderFilter } from "#domain/names/entry/gender.ts";
import { BANDS, LENGTHS, SYLLABLES } from "#domain/names/entry/trait-values.ts";
import { ORIGINS } from "#domain/names/entry/origin.ts";
import { letters, numbersOf, oneOf, severalOf } from "./kinds.ts";
import { ENDS_PHRASES, NOT_ENDING_PHRASES, STARTS_PHRASES } from "./letters-phrases.ts";
import { BAND_PHRASES, LENGTH_PHRASES, SYLLABLE_PHRASES } from "./measure-phrases.ts";
import { rule } from "./rule.ts";
import { THEME_PHRASES } from "./theme-phrases.ts";
import { GENDER_PHRASES } from "./gender-phrases.ts";
import { ORIGIN_PHRASES } from "./word-phrases.ts";

const ALPHABET = Array.from("abcdefghijklmnopqrstuvwxyz");

/** Endings that are offered as a choice, with their count; any other can be written. */
export const ENDINGS = ["a", "ia", "ie", "y", "lyn", "ette", "n", "en", "son", "el", "o", "us"] as const;

/**
 * What a name can be asked to be: the one place where a rule is spelled out. How rules are read from an address and written
 * into one, what the API takes and its document says, which names fit, what each choice counts and which plain words mean a
 * rule follows from its row; what it is called on the page stands in rule-words.ts.
 */
export const RULES = {
  gender: rule(oneOf<GenderFilter>(GENDER_FILTERS, "all"), {
    key: "gender",
    wish: "sex",
    testOrder: 1,
    matches:
      (wanted) =>
      ({ gender }) =>
        gender === wanted,
    facets: ({ gender }) => ["all", gender],
    phrases: GENDER_PHRASES,
  }),
  origins: rule(
    severalOf(() => ORIGINS),
    {
      key: "origin",
      wish: "origin",
      description: "Language or culture that a name comes from",
      testOrder: 3,
      needsEntry: true,
      matches:
        (wanted) =>
        ({ origins }) =>
          shareOne(origins, wanted),
      facets: ({ origins }) => [...new Set(origins)],
      phrases: ORIGIN_PHRASES,
    },
  ),
  /** By ids. */
  themes: rule(
    severalOf((themes) => themes.map(({ id }) => id)),
    {
      key: "theme",
      wish: "theme",
      description: "Field that the meaning belongs to",
      testOrder: 4,
      needsEntry: true,
      matches:
        (wanted) =>
        ({ themes }) =>
          shareOne(themes, wanted),
      facets: ({ themes }) => themes,
      phrases: THEME_PHRASES,
    },
  ),
  bands: rule(
    severalOf(() => BANDS),
    {
      key: "band",
      wish: "popularity",
      description:
        "Births of the last year: common is 1 in 500 or commoner, familiar up to 1 in 2,000, uncommon up to 1 in 10,000, rare beyond, unpublished fewer than 5",
      testOrder: 5,
      matches:
        (wanted) =>
        ({ band }) =>
          wanted.includes(band),
      facets: ({ band }) => [band],
      phrases: BAND_PHRASES,
    },
  ),
  starts: rule(letters(ALPHABET), {
    key: "start",
    wish: "pattern",
    description: "First letters",
    testOrder: 2,
    matches: beginsWithOne,
    facets: ({ id }) => [id.slice(0, 1)],
    phrases: STARTS_PHRASES,
  }),
  ends: rule(letters(ENDINGS), {
    key: "end",
    wish: "pattern",
    description: "Last letters",
    testOrder: 8,
    matches: endsWithOne,
    facets: ({ id }) => ENDINGS.filter((end) => id.endsWith(end)),
    phrases: ENDS_PHRASES,
  }),
  /** Endings that must not be there ("not -aiden"). */
  notEnding: rule(letters(), {
    key: "not",
    wish: "pattern",
    description: "Last letters that a name must not have",
    testOrder: 9,
    excludes: true,
    matches(ends) {
      const ending = endsWithOne(ends);
      return (traits) => !ending(traits);
    },
    facets: () => [],
    phrases: NOT_ENDING_PHRASES,
  }),
  lengths: rule(
    severalOf(() => LENGTHS),
    {
      key: "length",
      wish: "pattern",
      description: "Letters: short is up to 4, medium 5 to 7, long 8 and more",
      testOrder: 6,
      matches:
        (wanted) =>
        ({ length }) =>
          wanted.includes(length),
      facets: ({ length }) => [length],
      phrases: LENGTH_PHRASES,
    },
  ),
  syllables: rule(numbersOf(SYLLABLES), {
    key: "syllables",
    wish: "pattern",
    description: "4 is four and more",
    testOrder: 7,
    needsEntry: true,
    matches:
      (wanted) =>
      ({ syllables }) =>
        syllables !== null && wanted.includes(syllables),
    facets: ({ syllables }) => (syllables === null ? [] : [String(syllables)]),
    phrases: SYLLABLE_PHRASES,
  }),
} as const;

/** A name has one or two of a kind, and all of them may be asked for: looked up the other way round it takes ten times as long. */
function shareOne<Value>(known: readonly Value[], wanted: readonly Value[]): boolean {
  return known.some((each) => wanted.includes(each));
}

/** Of dozens of beginnings only those with the name's first letter are looked at; of endings, those with its last. */
function beginsWithOne(starts: readonly string[]) {
  const byLetter = byCode(starts, (start) => start.charCodeAt(0));
  return ({ id }: Pick<NameTraits, "id">) =>
    byLetter.get(id.charCodeAt(0))?.some((start) => id.startsWith(start)) === true;
}

function endsWithOne(ends: readonly string[]) {
  const byLetter = byCode(ends, (end) => end.charCodeAt(end.length - 1));
  return ({ id }: Pick<NameTraits, "id">) =>
    byLetter.get(id.charCodeAt(id.length - 1))?.some((end) => id.endsWith(end)) === true;
}

function byCode(texts: readonly string[], codeOf: (text: string) => number) {
  return new Map(
    texts.map((text) => [codeOf(text), texts.filter((other) => codeOf(other) === codeOf(text))] as const),
  );
}
