import type { CompareBook } from "#domain/compare/compare-book.ts";
import type { NameBook } from "#domain/names/name-book.ts";

/** What a comparison is composed from. */
export type CompareBooks = {
  readonly names: Pick<NameBook, "summary" | "didYouMean">;
  readonly compare: CompareBook;
};
