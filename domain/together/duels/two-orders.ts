import { DUELERS } from "./duels.ts";
import { jointOf, type Ranked } from "./joint.ts";
import type { TogetherState } from "#domain/together/together-state.ts";
import { markOf, type Order } from "#domain/together/message/order.ts";
import { personAsked } from "./standing-of.ts";
import type { NameCandidate } from "#domain/together/judging/verdict.ts";
import { weigh, type Weighed } from "./weighed.ts";

type Kept = Pick<TogetherState, "self" | "down" | "order">;

export type TwoOrders = {
  /** Over the names that both have compared, strongest first: the same on both devices. */
  readonly ranked: readonly Ranked[];
  /** One of the two has compared others besides. */
  readonly isPart: boolean;
  /** What the other side has of this device's order. */
  readonly there: "nothing" | "an earlier one" | "this one";
};

/**
 * What this device may tell the other of its duels: names that both like, or that the other has named first. Null until one
 * person has answered all of them; the result of two who share this device is not for sending.
 */
export function ownOrder(kept: Kept): Order | null {
  const own = ownWeighed(kept);
  const names = kept.down?.isCommon === true ? own : own?.filter(isIn(kept.order?.names));
  if (!names || names.length < DUELERS.fewest) return null;
  return { from: kept.self, answers: kept.order === null ? 0 : markOf(kept.order.names), names };
}

/** Both orders as one; null as long as the other's is to be covered, or too few names are in both. */
export function twoOrders(kept: Kept): TwoOrders | null {
  const [own, sent] = [ownWeighed(kept), ownOrder(kept)];
  if (own === null || sent === null || kept.order === null) return null;
  const { names, answers } = kept.order;
  const common = own.filter(isIn(names));
  if (common.length < DUELERS.fewest) return null;
  return {
    ranked: jointOf(common, names),
    isPart: common.length < Math.max(own.length, names.length),
    there: answers === 0 ? "nothing" : answers === markOf(sent.names) ? "this one" : "an earlier one",
  };
}

/** Whether the duels under way will uncover the other's order: one person answers, about enough of its names. */
export function isUncovering({ down, order }: Pick<TogetherState, "down" | "order">): boolean {
  if (down === null || order === null || down.answers.length > 1) return false;
  return down.names.filter(isIn(order.names)).length >= DUELERS.fewest;
}

function ownWeighed({ down }: Kept): readonly Weighed[] | null {
  const [own, other] = down?.answers ?? [];
  if (down === null || own === undefined || other !== undefined) return null;
  return personAsked(down) === null ? weigh(down.names, own) : null;
}

function isIn(names: readonly NameCandidate[] = []): (candidate: NameCandidate) => boolean {
  const ids = new Set(names.map(({ id }) => id));
  return ({ id }) => ids.has(id);
}
