import type { RankedDocument } from "./rank-documents.ts";

/** Best first. */
export function inOrder(ranked: readonly RankedDocument[]): readonly RankedDocument[] {
  return ranked.toSorted(byOrder);
}

/** So many of the best, in their order: of very many, without ordering the others. */
export function bestOf(ranked: readonly RankedDocument[], count: number): readonly RankedDocument[] {
  const best: RankedDocument[] = [];
  for (const each of ranked) {
    const behind = best.findIndex((other) => byOrder(each, other) < 0);
    if (behind !== -1) best.splice(behind, 0, each);
    else if (best.length < count) best.push(each);
    best.splice(count);
  }
  return best;
}

function byOrder(one: RankedDocument, other: RankedDocument): number {
  return other.score - one.score || one.at - other.at;
}
