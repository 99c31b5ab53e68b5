import type { Gender } from "#domain/names/entry/gender.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import type { NameId } from "#domain/names/entry/name.ts";

const SUGGESTIONS = 6;

/** A spelling on no record, and what the visitor perhaps meant. Travels as the data of a 404. */
export type UnknownName = {
  readonly text: string;
  /** The first year of the records. */
  readonly since: number;
  readonly suggestions: readonly { readonly id: NameId; readonly name: string; readonly gender: Gender }[];
};

export function unknownName(book: Pick<NameBook, "didYouMean" | "edition">, text: string): UnknownName {
  const suggestions = book
    .didYouMean(text, SUGGESTIONS)
    .map(({ id, name, gender }) => ({ id, name, gender }));
  return { text, since: book.edition.firstYear, suggestions };
}

/** Whether a 404 carries an unknown name: errors arrive as anything. */
export function isUnknownName(data: unknown): data is UnknownName {
  return typeof data === "object" && data !== null && "text" in data && "suggestions" in data;
}
