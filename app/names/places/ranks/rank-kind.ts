import type { StateRank } from "#domain/places/ranks/rank-book.ts";

export type RankKind = "first" | "ten" | "fifty" | "hundred" | "none";

/** The class of a rank, by which a tile is filled. */
export function rankKind(ranked: StateRank | null): RankKind {
  if (ranked === null) return "none";
  if (ranked.rank === 1) return "first";
  if (ranked.rank <= 10) return "ten";
  return ranked.rank <= 50 ? "fifty" : "hundred";
}
