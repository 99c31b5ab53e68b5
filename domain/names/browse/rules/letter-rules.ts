import type { NameTraits } from "#domain/names/entry/name-traits.ts";
import { LENGTHS, type Shape, SHAPES, SYLLABLES } from "#domain/names/entry/trait-values.ts";
import { letters, numbersOf, severalOf } from "./kinds.ts";
import { rule } from "./rule.ts";
import { isInOne, offeredWith, spansOf } from "./spans.ts";

const ALPHABET = Array.from("abcdefghijklmnopqrstuvwxyz");

/** Endings that are offered as a choice, with their count; any other can be written. */
export const ENDINGS = ["a", "ia", "ie", "y", "lyn", "ette", "n", "en", "son", "el", "o", "us"] as const;

/** Numbers of letters that are offered as a choice. */
export const LETTER_COUNTS = ["3", "4", "5", "6", "7", "8", "9-"] as const;

/** What is asked of the spelling, and of the syllables. */
export const LETTER_RULES = {
  starts: rule(letters(ALPHABET), {
    key: "start",
    wish: "pattern",
    testOrder: 2,
    inText: (part) => `\n${part}`,
    matches: beginsWithOne,
    facets: ({ id }) => [id.slice(0, 1)],
  }),
  ends: rule(letters(ENDINGS), {
    key: "end",
    wish: "pattern",
    testOrder: 8,
    inText: (part) => `${part}\n`,
    matches: endsWithOne,
    facets: ({ id }) => ENDINGS.filter((end) => id.endsWith(end)),
  }),
  contains: rule(letters(), {
    key: "has",
    wish: "pattern",
    testOrder: 7.5,
    inText: (part) => part,
    matches:
      (parts) =>
      ({ id }) =>
        parts.some((part) => id.includes(part)),
    facets: () => [],
  }),
  /** Endings that must not be there ("not -aiden"). */
  notEnding: rule(letters(), {
    key: "not",
    wish: "pattern",
    testOrder: 9,
    excludes: true,
    inText: (part) => `${part}\n`,
    matches(ends) {
      const ending = endsWithOne(ends);
      return (traits) => !ending(traits);
    },
    facets: () => [],
  }),
  /** Letters that must not be there ("without an s"). */
  lacks: rule(letters(), {
    key: "without",
    wish: "pattern",
    testOrder: 9.5,
    excludes: true,
    inText: (part) => part,
    matches:
      (parts) =>
      ({ id }) =>
        !parts.some((part) => id.includes(part)),
    facets: () => [],
  }),
  shapes: rule(
    severalOf(() => SHAPES),
    {
      key: "shape",
      wish: "pattern",
      testOrder: 8.5,
      matches:
        (wanted) =>
        ({ id }) =>
          wanted.some((shape) => HAS_SHAPE[shape](id)),
      facets: ({ id }) => SHAPES.filter((shape) => HAS_SHAPE[shape](id)),
    },
  ),
  letterCounts: rule(spansOf(LETTER_COUNTS), {
    key: "letters",
    wish: "pattern",
    testOrder: 5.5,
    matches:
      (wanted) =>
      ({ id }) =>
        isInOne(wanted, id.length),
    facets: ({ id }) => offeredWith(LETTER_COUNTS, id.length),
  }),
  lengths: rule(
    severalOf(() => LENGTHS),
    {
      key: "length",
      wish: "pattern",
      testOrder: 6,
      matches:
        (wanted) =>
        ({ length }) =>
          wanted.includes(length),
      facets: ({ length }) => [length],
    },
  ),
  syllables: rule(numbersOf(SYLLABLES), {
    key: "syllables",
    wish: "pattern",
    testOrder: 7,
    needsEntry: true,
    matches:
      (wanted) =>
      ({ syllables }) =>
        syllables !== null && wanted.includes(syllables),
    facets: ({ syllables }) => (syllables === null ? [] : [String(syllables)]),
  }),
} as const;

const DOUBLE = /(.)\1/;

const HAS_SHAPE: Readonly<Record<Shape, (id: string) => boolean>> = {
  double: (id) => DOUBLE.test(id),
  framed: (id) => id.length > 1 && id.startsWith(id.slice(-1)),
  palindrome(id) {
    for (let at = 0, last = id.length - 1; at < last; at += 1, last -= 1)
      if (id.charCodeAt(at) !== id.charCodeAt(last)) return false;
    return id.length > 1;
  },
};

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
