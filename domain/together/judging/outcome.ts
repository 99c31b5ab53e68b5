import type { DownToOne } from "./down-to-one.ts";
import { jointOf, type Ranked } from "#domain/together/duels/joint.ts";
import { standingOf } from "#domain/together/duels/standing-of.ts";
import { weigh } from "#domain/together/duels/weighed.ts";

export type Outcome = {
  /** Strongest first. */
  readonly ranked: readonly Ranked[];
  readonly isSure: boolean;
  /** Those that may as well be first: the strongest, and whoever has half its chance. */
  readonly close: readonly Ranked[];
};

/** From so much on, the first is called the first. */
const SURE = 0.8;
const MOST_CLOSE = 4;

/** What the answers on this device say, of one person or of two, and how sure that is. */
export function outcomeOf({ names, answers: [one = [], other] }: DownToOne): Outcome {
  if (other !== undefined) return outcomeOfRanked(jointOf(weigh(names, one), weigh(names, other)));
  const { order, first } = standingOf(names.length, one);
  return outcomeOfRanked(
    order.flatMap((place) => {
      const name = names[place];
      return name === undefined ? [] : { name, chance: first[place] ?? 0 };
    }),
  );
}

/** What an order says, and how sure that is. */
export function outcomeOfRanked(ranked: readonly Ranked[]): Outcome {
  const most = Math.max(...ranked.map(({ chance }) => chance));
  return {
    ranked,
    isSure: (ranked[0]?.chance ?? 0) >= SURE,
    close: ranked.filter(({ chance }) => chance >= most / 2).slice(0, MOST_CLOSE),
  };
}
