import { expect, test } from "vitest";
import { recordsByHand } from "#tests/fixtures/records-by-hand.ts";
import { recordsBySound } from "./by-sound.ts";
import { withFamilies } from "./sound-family.ts";
import { recordNumbers } from "#domain/names/records/record-names.ts";

const records = recordsByHand(2024, 2025, {
  Ada: { F: [10, 20] },
  Sofia: { F: [50, 70] },
  Sophia: { F: [60, 80], M: [0, 5] },
});
const bySound = recordsBySound(records, withFamilies(records, [["Sofia", "Sophia"]]));

test("a family stands once, in the place of the spelling most given in ten years, with the births of all", () => {
  expect(bySound.names.all()).toEqual(["Ada", "Sophia"]);
  expect([bySound.indexOf("Sophia"), bySound.indexOf("Sofia")]).toEqual([1, -1]);
  expect([bySound.countIn(1, "F", 2024), bySound.latest(1, "F"), bySound.total(1, "M")]).toEqual([
    110, 150, 5,
  ]);
  expect([...bySound.counts(1, "F")]).toEqual([110, 150]);
  expect([...bySound.recentBirths]).toEqual([30, 265]);
});

test("no birth is lost or counted twice", () => {
  const sum = (of: typeof records) =>
    recordNumbers(of).reduce((all, record) => all + of.countIn(record, "F", 2025), 0);
  expect(sum(bySound)).toBe(sum(records));
  expect(sum(bySound)).toBe(bySound.listed("F", 2025));
});
