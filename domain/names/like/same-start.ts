import { bestOf } from "./best-of.ts";
import { type SimilarCandidate, SUGGESTIONS, type Suggestion } from "./candidates.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { ssaSpelling } from "#domain/names/records/ssa-spelling.ts";

/** Names that begin with the same three letters, the most given first; then, if few, with the same two. */
export function sameStart(candidates: readonly SimilarCandidate[], id: NameId): Suggestion[] {
  const long = id.slice(0, 3);
  const short = id.slice(0, 2);
  const closest = suggest(candidates, long, (each) => each.startsWith(long));
  const close = suggest(candidates, short, (each) => each.startsWith(short) && !each.startsWith(long));
  return [...closest, ...close].slice(0, SUGGESTIONS);
}

function suggest(
  candidates: readonly SimilarCandidate[],
  start: string,
  belongs: (id: NameId) => boolean,
): Suggestion[] {
  const births = (candidate: SimilarCandidate) => (belongs(candidate.id) ? candidate.births : null);
  const because = `Also starts with ${ssaSpelling(start)}`;
  return bestOf(candidates, SUGGESTIONS, births).map((candidate) => ({ candidate, because }));
}
