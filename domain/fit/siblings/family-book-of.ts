import type { FitBook } from "#domain/fit/book/fit-book.ts";
import { namePartOf } from "#domain/fit/full-name.ts";
import type { FamilyBook, FamilyName } from "./family-name.ts";

const opened = new WeakMap<FitBook, FamilyBook>();

/** The book where only the packed one is at hand, as in a browser. */
export function familyBookOf(book: FitBook): FamilyBook {
  const known = opened.get(book);
  if (known !== undefined) return known;
  const find = (text: string): FamilyName | null => {
    const part = namePartOf(text, book);
    if (part === null) return null;
    const { letters } = part;
    const kind = book.kindOf(letters);
    return {
      ...part,
      shortForms: book.shortFormsOf(letters),
      era: book.eraOf(letters),
      usage: book.usageOf(letters),
      gender: kind?.gender ?? null,
      origins: kind?.origins ?? [],
      styles: kind?.styles ?? [],
    };
  };
  const names = book.collection().flatMap((letters) => find(book.kindOf(letters)?.written ?? letters) ?? []);
  const made = { names, find };
  opened.set(book, made);
  return made;
}
