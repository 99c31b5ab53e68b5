import type { Dice } from "#domain/names/name-book.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { MarkedName, Message } from "./message.ts";
import { shuffled } from "#domain/together/judging/shuffled.ts";
import { byId, type NameCandidate } from "#domain/together/judging/verdict.ts";

/** At least this part of what is sent are names that were drawn. */
export const DECOY_PART = 0.3;
/** So that a short list hides, too. */
const FEWEST_DECOYS = 4;

export type Liked = NameCandidate & { readonly mark: "like" | "love" };

/**
 * The likes and loves, among names drawn from the pool. It is told of nothing else: not of a "no", nor of what was seen. So
 * what is sent is the same whatever was refused; a name that was refused may be drawn as any other.
 */
export function buildMessage(
  { from, to }: Pick<Message, "from" | "to">,
  liked: readonly Liked[],
  pool: readonly NameId[],
  dice: Dice,
): Message {
  const own = new Set(liked.map(({ id }) => id));
  const wanted = Math.max(FEWEST_DECOYS, Math.ceil((liked.length * DECOY_PART) / (1 - DECOY_PART)));
  // Mixed before the likes are taken out: with the same dice, a like more changes little of what hides it.
  const decoys = shuffled(pool, dice)
    .filter((id) => !own.has(id))
    .slice(0, wanted);
  const names: readonly MarkedName[] = [
    ...liked.map(({ id, own: written, mark }) => ({ id, own: written, mark })),
    ...decoys.map((id): MarkedName => ({ id, own: null, mark: "decoy" })),
  ];
  return { from, to, names: names.toSorted(byId) };
}
