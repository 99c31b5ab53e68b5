import type { NameBook } from "#domain/names/name-book.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";

/** Names suggested beside liked ones, with all that a card shows of them. */
export type LikeAnswer = {
  /** First and last year of the sparks. */
  readonly firstYear: number;
  readonly lastYear: number;
  readonly names: readonly (NameSummary & { readonly reasons: readonly string[] })[];
};

export function likeAnswer(
  { edition, like }: Pick<NameBook, "edition" | "like">,
  ids: readonly NameId[],
  count: number,
): LikeAnswer {
  return {
    firstYear: edition.firstYear,
    lastYear: edition.lastYear,
    names: like(ids, count).map(({ summary, reasons }) => ({ ...summary, reasons: reasons() })),
  };
}
