import { expect, test } from "vitest";
import { recordsByHand } from "#tests/fixtures/records-by-hand.ts";
import { startNames } from "./start-names.ts";

const records = recordsByHand(2020, 2021, {
  Lara: { F: [100, 100] },
  Mabel: { F: [10, 20] },
  Mac: { M: [30, 30] },
  Maya: { F: [60, 50], M: [5, 0] },
  Mo: { M: [70, 65] },
});
const names = (found: ReturnType<typeof startNames>) => found.named.map(({ id, births }) => [id, births]);

test("names that start with the letters, the most given first", () => {
  expect(names(startNames(records, "ma", "babies", { from: 2020, to: 2021 }))).toEqual([
    ["maya", 115],
    ["mac", 60],
    ["mabel", 30],
  ]);
});

test("only the girls or the boys, and only the years asked for", () => {
  const girls = startNames(records, "ma", "girls", { from: 2021, to: 2021 });
  expect(names(girls)).toEqual([
    ["maya", 50],
    ["mabel", 20],
  ]);
  expect(girls.named[0]?.perMillion).toEqual([Math.round((50 / 170) * 1e7) / 10]);
  expect(names(startNames(records, "m", "boys", { from: 2021, to: 2021 }))).toEqual([
    ["mo", 65],
    ["mac", 30],
  ]);
});

test("what is too small for a band of its own is counted together, and nothing is lost", () => {
  const many = recordsByHand(
    2020,
    2021,
    Object.fromEntries(
      Array.from({ length: 15 }, (_, place) => [
        `Ma${String.fromCharCode(97 + place)}`,
        { F: [10, 20 + place] },
      ]),
    ),
  );
  const found = startNames(many, "ma", "girls", { from: 2020, to: 2021 });
  expect(found.named).toHaveLength(12);
  expect(found.others).toBe(3);
  const sum = found.named.reduce((total, { perMillion }) => total + (perMillion[0] ?? 0), 0);
  expect(sum + (found.othersPerMillion[0] ?? 0)).toBeCloseTo(1_000_000, -1);
});

test("a beginning that no name has", () => {
  expect(startNames(records, "zz", "babies", { from: 2020, to: 2021 })).toMatchObject({
    named: [],
    others: 0,
  });
});
