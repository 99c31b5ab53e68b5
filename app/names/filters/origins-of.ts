import type { NameBook } from "#domain/names/name-book.ts";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { type Origin, ORIGINS } from "#domain/names/entry/origin.ts";

const known = new WeakMap<NameBook, readonly Origin[]>();

/** The origins that the collection has, the commonest first. */
export function originsOf(book: NameBook): readonly Origin[] {
  const kept = known.get(book) ?? readOrigins(book);
  known.set(book, kept);
  return kept;
}

function readOrigins(book: NameBook): readonly Origin[] {
  const { origins } = book.browse(NO_RULES, "name", 1).counts;
  const countOf = (origin: Origin) => origins.get(origin) ?? 0;
  return ORIGINS.filter((origin) => countOf(origin) > 0).toSorted((a, b) => countOf(b) - countOf(a));
}
