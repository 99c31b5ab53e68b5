import { expect, test } from "vitest";
import { curatedByHand } from "#tests/fixtures/curated-by-hand.ts";
import { recordsByHand } from "#tests/fixtures/records-by-hand.ts";
import { createShelf } from "./browse-shelf.ts";
import { testOf } from "./fits.ts";
import { NO_RULES } from "./name-rules.ts";
import { isIn } from "./name-set.ts";
import { testedSet } from "./tested-sets.ts";

const names = ["Ada", "Anna", "Dana", "Nadia"];
const shelf = createShelf(
  recordsByHand(2025, 2025, { Others: { F: [1000], M: [1000] } }),
  names.map((name) => curatedByHand({ name })),
  [],
);

function meeting(rule: "starts" | "ends" | "contains", letters: string): readonly string[] {
  const set = testedSet(shelf, testOf(rule, { ...NO_RULES, [rule]: [letters] }), [letters]);
  return names.filter((_, place) => isIn(set, place));
}

test("a set is told apart by its rule and by what is asked of it, and is the same when others were asked for meanwhile", () => {
  const asked = () => [meeting("starts", "an"), meeting("ends", "na"), meeting("contains", "na")];
  const first = asked();
  expect(first).toEqual([["Anna"], ["Anna", "Dana"], ["Anna", "Dana", "Nadia"]]);
  expect(asked()).toEqual(first);
  for (let n = 0; n < 600; n += 1) meeting("contains", `q${n}`);
  expect(asked()).toEqual(first);
});

test("letters are found in the text of all names as they are in each name", () => {
  const rules = ["starts", "ends", "contains", "notEnding", "lacks"] as const;
  const parts = [["a"], ["an"], ["na", "ia"], ["adia"], ["ada"], ["x"], ["da", "nn", "a"]];
  for (const rule of rules) {
    for (const asked of parts) {
      const ruleTest = testOf(rule, { ...NO_RULES, [rule]: asked });
      const set = testedSet(shelf, ruleTest, asked);
      const expected = shelf.entries.filter(({ traits }) => ruleTest.matches(traits));
      expect(
        shelf.entries.filter(({ place }) => isIn(set, place)),
        `${rule} ${asked.join()}`,
      ).toEqual(expected);
    }
  }
});
