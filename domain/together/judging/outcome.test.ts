import { expect, test } from "vitest";
import { type DownToOne, answered, beginDown } from "./down-to-one.ts";
import { outcomeOf } from "./outcome.ts";
import { standingOf } from "#domain/together/duels/standing-of.ts";

const names = ["ada", "bea", "cora", "della", "edith"].map((id) => ({ id, own: null }));

/** Somebody who answers by this order until nothing is asked any more. */
function asked(down: DownToOne, person: number, order: readonly number[]): DownToOne {
  let now = down;
  for (;;) {
    const { next } = standingOf(names.length, now.answers[person] ?? []);
    if (next === null) return now;
    const [winner, loser] = order.indexOf(next[0]) < order.indexOf(next[1]) ? next : [next[1], next[0]];
    now = answered(now, person, { winner, loser });
  }
}

test("somebody who knows gets a first that is sure, and how sure", () => {
  const { ranked, isSure, close } = outcomeOf(asked(beginDown(names, 1), 0, [2, 0, 1, 3, 4]));
  expect(ranked[0]?.name.id).toBe("cora");
  expect(isSure).toBe(true);
  expect(close).toHaveLength(1);
  expect(ranked.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
});

test("two who agree get their name; two who want each the other's last are told that it is open", () => {
  const both = asked(asked(beginDown(names, 2), 0, [1, 0, 2, 3, 4]), 1, [1, 2, 0, 4, 3]);
  expect(outcomeOf(both)).toMatchObject({ isSure: true, ranked: [{ name: { id: "bea" } }, {}, {}, {}, {}] });
  const apart = asked(asked(beginDown(names, 2), 0, [0, 1, 2, 3, 4]), 1, [4, 3, 2, 1, 0]);
  expect(outcomeOf(apart).isSure).toBe(false);
  expect(outcomeOf(apart).close.length).toBeGreaterThan(1);
});
