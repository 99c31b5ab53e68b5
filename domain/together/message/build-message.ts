import type { NameId } from "#domain/names/entry/name.ts";
import type { MarkedName, Message } from "./message.ts";
import { byId, type NameCandidate } from "#domain/together/judging/verdict.ts";

/** At least this part of what is sent are names that were drawn. */
export const DECOY_PART = 0.3;
/** So that a short list hides, too. */
export const FEWEST_DECOYS = 4;

export type Liked = NameCandidate & { readonly mark: "like" | "love" };

/**
 * The likes and loves, among their decoys. It is told of nothing else: not of a "no", nor of what was seen. So what is sent is
 * the same whatever was refused; a name that was refused may hide others as any.
 */
export function buildMessage(
  { from, to }: Pick<Message, "from" | "to">,
  liked: readonly Liked[],
  decoys: readonly NameId[],
): Message {
  const names: readonly MarkedName[] = [
    ...liked.map(({ id, own: written, mark }) => ({ id, own: written, mark })),
    ...decoys.map((id): MarkedName => ({ id, own: null, mark: "decoy" })),
  ];
  return { from, to, names: names.toSorted(byId) };
}
