import { buildMessage, type Liked } from "./build-message.ts";
import { decoysFor } from "./decoys.ts";
import type { TogetherState } from "#domain/together/together-state.ts";
import type { Message } from "./message.ts";
import type { NamePool } from "#domain/together/judging/name-pool.ts";

/** What this device likes, in the order of judging. */
export function likedOf({ judged }: Pick<TogetherState, "judged">): readonly Liked[] {
  return judged.flatMap(({ id, own, verdict }) => (verdict === "no" ? [] : [{ id, own, mark: verdict }]));
}

/**
 * What this device has to say. The decoys follow from its number: the same names hide a list each time it is sent, so that a
 * second message does not give away what hid in the first, and a partner's blind pass comes to an end.
 */
export function ownMessage(
  kept: Pick<TogetherState, "self" | "judged" | "gender">,
  to: number,
  pool: NamePool,
): Message {
  const liked = kept.judged.flatMap((each) => {
    const { verdict, ...judged } = each;
    return verdict === "no" ? [] : { ...judged, mark: verdict };
  });
  return buildMessage({ from: kept.self, to }, liked, decoysFor(kept, liked, pool));
}

/** Whom a link answers: who was heard last; 0 for nobody. */
export function answeredBy({ heard }: Pick<TogetherState, "heard">): number {
  return heard.at(-1)?.from ?? 0;
}

/** Whether the one who was heard last has answered this device, and so knows what it likes. */
export function isAnswered({ self, heard }: Pick<TogetherState, "self" | "heard">): boolean {
  return self !== 0 && heard.at(-1)?.to === self;
}
