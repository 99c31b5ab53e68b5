import type { FitBook } from "#domain/fit/book/fit-book.ts";
import type { TypedName } from "#domain/fit/typed-name.ts";
import type { GenderFilter } from "#domain/names/entry/gender.ts";

/** What every tool of the page is given. */
export type AnswerProps = {
  readonly typed: TypedName;
  /** Null where nobody has chosen. */
  readonly gender: GenderFilter | null;
  readonly book: FitBook;
};
