import { seededDice } from "#domain/names/seeded-dice.ts";
import type { DownToOne } from "#domain/together/down-to-one.ts";
import { jointChances, jointOrder } from "#domain/together/duels.ts";
import type { Candidate } from "#domain/together/verdict.ts";
import { standingOf } from "./standing-of.ts";

export type Ranked = { readonly name: Candidate; /** To be first, 0 to 1. */ readonly chance: number };

export type Outcome = {
  /** Strongest first. */
  readonly ranked: readonly Ranked[];
  readonly isSure: boolean;
  /** Those that may as well be first: the strongest, and whoever has half its chance. */
  readonly close: readonly Ranked[];
  readonly asked: number;
};

/** From so much on, the first is called the first. */
const SURE = 0.8;
const MOST_CLOSE = 4;

/** What all the answers say, and how sure that is. */
export function outcomeOf({ names, answers }: DownToOne): Outcome {
  const [one = [], other] = answers;
  const alone = standingOf(names.length, one);
  const order = other === undefined ? alone.order : jointOrder(names.length, one, other);
  const chances =
    other === undefined ? alone.first : jointChances(names.length, one, other, seededDice(names.length));
  const ranked = order.flatMap((place) => {
    const name = names[place];
    return name === undefined ? [] : { name, chance: chances[place] ?? 0 };
  });
  const most = Math.max(...chances);
  return {
    ranked,
    isSure: (ranked[0]?.chance ?? 0) >= SURE,
    close: ranked.filter(({ chance }) => chance >= most / 2).slice(0, MOST_CLOSE),
    asked: answers.reduce((sum, duels) => sum + duels.length, 0),
  };
}
