import { foldName } from "#domain/names/entry/name.ts";
import type { NameTable } from "./search-table.ts";

/** A text shorter than this is still being typed. */
export const SHORTEST_WHOLE = 4;

/** Births of ten years from which on a name is common, about 300 a year; and how many times as often as the text it is given. */
const COMMON = 3000;
const TIMES = 20;

/** The words of up to three letters that are a meaning by themselves; any other is the beginning of a name. */
const SHORT_WORDS = new Set(
  `air ash bay bee cow day dew doe dog eel elf elm ewe fox gem god hay ivy jet joy koa moa oak ram ray red rue rye sea sky son sun war
  yew`.split(/\s+/),
);

/** Longer words that somebody types on the way to a common name far oftener than as a meaning. */
const BEGINNINGS = new Set(["will", "mark"]);

/** Whether a word, typed alone, asks for what names mean. */
export function isMeaningAlone(folded: string): boolean {
  return folded.length < SHORTEST_WHOLE ? SHORT_WORDS.has(folded) : !BEGINNINGS.has(folded);
}

export function isCommon({ births }: NameTable, rank: number): boolean {
  return (births[rank] ?? 0) >= COMMON;
}

/** Whether a text begins a common name that is given twenty times as often as the text itself; first is the most given of those it begins. */
export function beginsCommon(table: NameTable, exact: number, first = -1): boolean {
  return isCommon(table, first) && (table.births[first] ?? 0) >= TIMES * (table.births[exact] ?? 0);
}

/** Whether a text is a name in use and a letter more. */
export function goesOn({ rankOf, used }: NameTable, typed: string): boolean {
  const rank = rankOf(typed.slice(0, -1));
  return rank >= 0 && rank < used;
}

const SHORTEST_BEGINNING = 3;

/** The names that the words of a text are, or the longest names that it begins with. */
export function lastResort({ rankOf }: NameTable, text: string): readonly number[] {
  const folded = foldName(text);
  const words = text.split(/\s+/).map(foldName);
  const beginnings = Array.from(folded, (_, at) => folded.slice(0, -at)).filter(
    ({ length }) => length >= SHORTEST_BEGINNING,
  );
  return (words.length > 1 ? words : beginnings).map(rankOf);
}

/** So many are seen at once. */
export const FIRST = 10;

/** So many names at most that mean a text stand before those that are spelled like it. */
const MEANT = 25;

/** Up to 25 that mean a text; if these are fewer than ten, up to ten with those that mean something near it. */
export function firstMeant(meant: readonly number[], near: readonly number[]): readonly number[] {
  const first = [...new Set([...meant.slice(0, MEANT), ...near])];
  return first.slice(0, Math.max(FIRST, Math.min(meant.length, MEANT)));
}
