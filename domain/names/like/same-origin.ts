import { bestOf } from "./best-of.ts";
import { type SimilarCandidate, SUGGESTIONS, type Suggestion } from "./candidates.ts";

/** An origin that two names cannot be said to share. */
const NOT_SHARED = "Unknown";

/**
 * Curated names of the same origin, those nearest in births of the last ten years first, by their ratio.
 * An SSA-only name has no origin, and so no such neighbours.
 */
export function sameOrigin(
  candidates: readonly SimilarCandidate[],
  origin: string,
  births: number,
): Suggestion[] {
  if (origin === NOT_SHARED) return [];
  const nearness = (candidate: SimilarCandidate) =>
    candidate.origin === origin ? -Math.abs(Math.log((candidate.births + 1) / (births + 1))) : null;
  return bestOf(candidates, SUGGESTIONS, nearness).map((candidate) => ({
    candidate,
    because: `Also ${origin}`,
  }));
}
