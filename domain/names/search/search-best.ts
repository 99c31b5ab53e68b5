/** Keeps the few best of many candidates. */
export type Best = {
  readonly add: (rank: number, score: number) => void;
  /** A candidate must score at least so much to be kept. */
  readonly least: () => number;
  /** Highest score first; equal scores by rank. */
  readonly ranks: () => readonly number[];
};

export function createBest(room: number): Best {
  const ranks: number[] = [];
  const scores: number[] = [];
  return {
    add(rank, score) {
      let at = ranks.length;
      while (at > 0 && isBetter(rank, score, ranks[at - 1] ?? 0, scores[at - 1] ?? 0)) at--;
      if (at >= room) return;
      ranks.splice(at, 0, rank);
      scores.splice(at, 0, score);
      if (ranks.length > room) {
        ranks.pop();
        scores.pop();
      }
    },
    least: () => (ranks.length < room ? -Infinity : (scores.at(-1) ?? -Infinity)),
    ranks: () => ranks,
  };
}

function isBetter(rank: number, score: number, otherRank: number, otherScore: number): boolean {
  return score === otherScore ? rank < otherRank : score > otherScore;
}
