import type { RankedDocument } from "./rank-documents.ts";

/** By the place of a document, how much of the words for a need it answers to. */
export type OfNeed = ReadonlyMap<number, number>;
export const NOBODY: OfNeed = new Map([]);

/** There are some 400 sayings for needs; those with slips are asked anew. */
const MOST_KEPT = 600;

/** How help is given says nothing of what it is: "bank" in "diaper bank". */
const FORMS_OF_HELP =
  /\b(?:banks?|pantry|pantries|consultants?|groups?|clubs?|services?|assistance|help|support|hotline|helpline)\b/g;

/** Makes what tells who answers to the very words of a need, and keeps it. */
export function createNeedRanking(
  rank: (need: string) => readonly RankedDocument[],
): (need: string) => OfNeed {
  const kept = new Map<string, OfNeed>();
  return (need) => {
    const known = kept.get(need);
    if (known !== undefined) return known;
    const left = need.replaceAll(FORMS_OF_HELP, " ");
    const found = new Map(rank(left.trim() === "" ? need : left).map(({ at, covered }) => [at, covered]));
    if (kept.size < MOST_KEPT) kept.set(need, found);
    return found;
  };
}
