import type { TogetherState } from "./kept-together.ts";
import { matchesOf } from "./matches.ts";
import { likedOf } from "./own-message.ts";
import { type NameCandidate, candidateOf } from "./verdict.ts";

/** Names to bring down to one: those in common as soon as there are any, until then one's own, the loved ones first. */
export function duelersOf(kept: TogetherState): readonly NameCandidate[] {
  const matches = matchesOf(kept);
  const names =
    matches === null
      ? likedOf(kept).toSorted((one, other) => Number(other.mark === "love") - Number(one.mark === "love"))
      : [...matches.top, ...matches.liked];
  return names.map(candidateOf);
}
