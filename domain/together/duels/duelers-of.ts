import type { TogetherState } from "#domain/together/together-state.ts";
import { matchesOf } from "#domain/together/judging/matches.ts";
import { likedOf } from "#domain/together/message/own-message.ts";
import { type NameCandidate, candidateOf } from "#domain/together/judging/verdict.ts";

/** Names to bring down to one: those in common as soon as there are any, until then one's own, the loved ones first. */
export function duelersOf(kept: TogetherState): readonly NameCandidate[] {
  const matches = matchesOf(kept);
  const names =
    matches === null
      ? likedOf(kept).toSorted((one, other) => Number(other.mark === "love") - Number(one.mark === "love"))
      : [...matches.top, ...matches.liked];
  return names.map(candidateOf);
}
