import type { NameId } from "#domain/names/entry/name.ts";
import { ANY, type TasteShelf } from "./taste-shelf.ts";
import { learn, priorModel, type TasteModel } from "./taste-model.ts";

/** What somebody has said of names, all of it kept on the device anyway. */
export type TasteEvidence = {
  /** From the deck and the saved list; a love counts for more. */
  readonly liked: readonly { readonly id: NameId; readonly isLoved: boolean }[];
  readonly refused: readonly NameId[];
  /** Taken off the saved list, and not liked elsewhere. */
  readonly removed: readonly NameId[];
  readonly duels: readonly { readonly winner: NameId; readonly loser: NameId }[];
};

export const NO_EVIDENCE: TasteEvidence = { liked: [], refused: [], removed: [], duels: [] };

/** How much an answer counts: a removal may have many reasons, and a duel is between two that are liked. */
const COUNTS = { love: 1.5, like: 1, no: 1, removed: 0.5, duel: 0.5 } as const;

/** Most names are not liked: one in ten. Before anything is known, the familiar are liked a little more than the rare. */
const PRIOR_MEANS: Readonly<Record<string, number>> = { [ANY]: -2.2, births: 0.3 };
/** Of each weight: what the simulated users of the bench are found with soonest. */
const PRIOR_VARIANCE = 0.3;
/** Whoever likes girls' names alone is soon shown no others. */
const SEX_VARIANCE = 1;

/** How many of the names that are liked the copy has. */
export function likesKnown({ byId }: TasteShelf, { liked }: Pick<TasteEvidence, "liked">): number {
  return liked.filter(({ id }) => byId.has(id)).length;
}

/**
 * The taste that follows from all that was said; features in muted stay without effect. The same each time, so that nothing
 * but the answers has to be kept. About 0.02 ms an answer.
 */
export function learnTaste(
  { keys, byId }: TasteShelf,
  { liked, refused, removed, duels }: TasteEvidence,
  muted: ReadonlySet<string>,
): TasteModel {
  const model = priorModel(
    keys.map((key) => (muted.has(key) ? 0 : (PRIOR_MEANS[key] ?? 0))),
    keys.map((key) => (muted.has(key) ? 0 : varianceOf(key))),
  );
  const answer = (id: NameId, isLiked: boolean, counts: number) => {
    const item = byId.get(id);
    if (item !== undefined) learn(model, item.vector, isLiked, counts);
  };
  for (const { id, isLoved } of liked) answer(id, true, isLoved ? COUNTS.love : COUNTS.like);
  for (const id of refused) answer(id, false, COUNTS.no);
  for (const id of removed) answer(id, false, COUNTS.removed);
  for (const { winner, loser } of duels) {
    const [won, lost] = [byId.get(winner), byId.get(loser)];
    if (won === undefined || lost === undefined) continue;
    const difference = won.vector.map((value, at) => value - (lost.vector[at] ?? 0));
    learn(model, difference, true, COUNTS.duel);
  }
  return model;
}

function varianceOf(key: string): number {
  return key.startsWith("sex:") ? SEX_VARIANCE : PRIOR_VARIANCE;
}
