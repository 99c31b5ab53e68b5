import { bestOf } from "./best-of.ts";
import { type SimilarCandidate, SUGGESTIONS, type Suggestion } from "./candidates.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { ssaSpelling } from "#domain/names/records/ssa-spelling.ts";

/** More births than any name has in ten years: what comes first by another reason counts more. */
const A_KIND = 1e9;

/**
 * Names that begin with the same letters, the most given first: those that search engines may show before the others,
 * which are mostly rare spellings; of either, those that share three letters before those that share two.
 */
export function sameStart(candidates: readonly SimilarCandidate[], id: NameId): Suggestion[] {
  const long = id.slice(0, 3);
  const short = id.slice(0, 2);
  const startOf = (candidate: SimilarCandidate) => (candidate.id.startsWith(long) ? long : short);
  const score = (candidate: SimilarCandidate) => {
    if (!candidate.id.startsWith(short)) return null;
    const kind = (candidate.indexed ? 2 : 0) + (startOf(candidate) === long ? 1 : 0);
    return kind * A_KIND + candidate.births;
  };
  return bestOf(candidates, SUGGESTIONS, score).map((candidate) => ({
    candidate,
    because: `Also starts with ${ssaSpelling(startOf(candidate))}`,
  }));
}
