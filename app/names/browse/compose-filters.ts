import { THEMES } from "#content/names/themes.ts";
import { type Counts, ENDINGS } from "#domain/names/browse-choices.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import { BANDS, LENGTHS, type NameRules, NO_RULES, SYLLABLES } from "#domain/names/name-rules.ts";
import { type Origin, ORIGINS } from "#domain/names/origin.ts";
import { withChoice, withoutChoice } from "./browse-query.ts";
import type { Choice, Filter, Shortcut } from "./browse-words.ts";
import { capital, choiceWords } from "./choice-words.ts";

const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz");

/** So many origins are in sight at once; they hold most of the collection. */
const FIRST_ORIGINS = 12;

/** The filters in the order of the page, with the counts of this moment. */
export function composeFilters(
  book: NameBook,
  rules: NameRules,
  counts: Counts,
  params: URLSearchParams,
): readonly Filter[] {
  const origins = originsOf(book);
  const first = new Set(origins.slice(0, FIRST_ORIGINS));
  const isListed = (origin: Origin) => origins.includes(origin) || rules.origins.includes(origin);
  const listed = (
    key: string,
    title: string,
    choices: readonly Choice[],
    more: readonly Choice[] = [],
  ): Filter => ({
    kind: "choices",
    key,
    title,
    choices,
    more,
    chosen: labels([...choices, ...more]),
  });
  const written = (
    key: string,
    title: string,
    parts: readonly string[],
    example: string,
    shortcuts: readonly Shortcut[] = [],
  ): Filter => ({
    kind: "letters",
    key,
    title,
    example,
    shortcuts,
    text: parts.map((part) => (key === "start" ? capital(part) : part)).join(", "),
    chosen: parts.map((part) => (key === "start" ? capital(part) : `-${part}`)).join(", "),
  });
  return [
    listed("band", "How common", choicesOf("band", BANDS, counts.bands, rules.bands)),
    written(
      "start",
      "First letters",
      rules.starts,
      "Ma, or Ma, Jo",
      LETTERS.map((letter) => shortcut(params, "start", letter, capital(letter), counts.starts)),
    ),
    listed(
      "origin",
      "Origin",
      choicesOf(
        "origin",
        ORIGINS.filter((origin) => first.has(origin)),
        counts.origins,
        rules.origins,
      ),
      choicesOf(
        "origin",
        ORIGINS.filter((origin) => isListed(origin) && !first.has(origin)),
        counts.origins,
        rules.origins,
      ),
    ),
    listed(
      "theme",
      "Meaning",
      choicesOf(
        "theme",
        THEMES.map(({ id }) => id),
        counts.themes,
        rules.themes,
      ),
    ),
    written(
      "end",
      "Ending",
      rules.ends,
      "lyn, or lyn, lee",
      ENDINGS.map((end) => shortcut(params, "end", end, `-${end}`, counts.ends)),
    ),
    listed("length", "Length", choicesOf("length", LENGTHS, counts.lengths, rules.lengths)),
    listed(
      "syllables",
      "Syllables",
      choicesOf("syllables", SYLLABLES.map(String), counts.syllables, rules.syllables.map(String)),
    ),
    written("not", "Ending to leave out", rules.notEnding, "aiden"),
  ];
}

export function choicesOf(
  key: string,
  values: readonly string[],
  counts: ReadonlyMap<string, number>,
  chosen: readonly string[],
): readonly Choice[] {
  return values.map((value) => ({
    value,
    label: choiceWords(key, value),
    count: counts.get(value) ?? 0,
    chosen: chosen.includes(value),
  }));
}

function shortcut(
  params: URLSearchParams,
  key: string,
  value: string,
  label: string,
  counts: ReadonlyMap<string, number>,
): Shortcut {
  const chosen = params.has(key, value);
  return {
    label,
    count: counts.get(value) ?? 0,
    chosen,
    href: chosen ? withoutChoice(params, key, value) : withChoice(params, key, value),
  };
}

function labels(choices: readonly Choice[]): string {
  return choices.flatMap(({ label, chosen }) => (chosen ? label : [])).join(", ");
}

const known = new WeakMap<NameBook, readonly string[]>();

/** The origins that the collection has, the commonest first. */
function originsOf(book: NameBook): readonly string[] {
  const kept =
    known.get(book) ??
    [...book.browse(NO_RULES, "name", 1).counts.origins]
      .toSorted(([, a], [, b]) => b - a)
      .map(([origin]) => origin);
  known.set(book, kept);
  return kept;
}
