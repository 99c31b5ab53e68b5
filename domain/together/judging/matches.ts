import type { TogetherState } from "#domain/together/together-state.ts";
import { byId, type NameCandidate, candidateOf } from "./verdict.ts";

export type Matches = {
  /** Loved by all. */
  readonly top: readonly NameCandidate[];
  /** Liked by all, and not loved by all. */
  readonly liked: readonly NameCandidate[];
};

/**
 * The names that all like, of all whose names have been judged blind; null while there is nobody. What only one likes stays
 * with that one. By id, so that both see the same list.
 */
export function matchesOf(kept: TogetherState): Matches | null {
  const others = kept.heard.filter(({ from }) => kept.passed.includes(from));
  if (others.length === 0) return null;
  const marks = others.map(({ names }) => new Map(names.map(({ id, mark }) => [id, mark])));
  const common = kept.judged
    .filter(
      ({ id, verdict }) => verdict !== "no" && marks.every((of) => of.has(id) && of.get(id) !== "decoy"),
    )
    .toSorted(byId);
  const isTop = ({ id, verdict }: (typeof common)[number]) =>
    verdict === "love" && marks.every((of) => of.get(id) === "love");
  return {
    top: common.filter(isTop).map(candidateOf),
    liked: common.filter((each) => !isTop(each)).map(candidateOf),
  };
}
