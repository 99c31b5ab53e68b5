import type { Cost } from "./costs.ts";
import { hitRate, nameWeights } from "./hit-rate.ts";
import { ASKED, type Asked, atPeak, CRAWLED, type KindAsked, WITH_LIST } from "./traffic.ts";

/** How long a CDN holds a page without asking (s-maxage of pages.ts), in seconds. */
export const HOLD_SECONDS = 300;
/** The share of requests for the few addresses (home, guides, tools) that a CDN answers: each comes many times a minute. */
const FEW = 0.99;

/** One kind of request at the busiest hour. */
export type Load = {
  readonly kind: KindAsked;
  /** Requests a second that visitors make. */
  readonly asked: number;
  /** The share that a CDN answers, 0 to 1. */
  readonly held: number;
  /** Requests a second that reach us. */
  readonly reach: number;
  /** Cores that they keep busy. */
  readonly cores: number;
  /** Megabits a second that we send. */
  readonly megabits: number;
};

/**
 * What reaches the servers at the busiest hour, and what it takes. Births of the last ten years, by name, stand for how often
 * each name is looked up. Pages with a list of saved names are made anew each time; the others come from memory or the shelf.
 */
export function estimate(
  births: ArrayLike<number>,
  costs: Readonly<Record<KindAsked, Cost>>,
  withCdn: boolean,
): readonly Load[] {
  const weights = nameWeights(births, CRAWLED);
  return ASKED.map(({ kind, perVisit, held }) => {
    const { anewMs, heldMs, kB } = costs[kind];
    const asked = atPeak(perVisit);
    const own = held === "never" ? asked : asked * WITH_LIST;
    const shared = asked - own;
    const rate = withCdn ? rateOf(held, () => hitRate(weights, shared, HOLD_SECONDS)) : 0;
    const sharedReach = shared * (1 - rate);
    const reach = own + sharedReach;
    return {
      kind,
      asked,
      held: 1 - reach / asked,
      reach,
      cores: (own * anewMs + sharedReach * (heldMs ?? anewMs)) / 1000,
      megabits: (reach * kB * 8) / 1000,
    };
  });
}

function rateOf(held: Asked["held"], byName: () => number): number {
  if (held === "never") return 0;
  return held === "by name" ? byName() : FEW;
}
