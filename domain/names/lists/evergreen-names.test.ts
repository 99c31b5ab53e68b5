import { expect, test } from "vitest";
import { recordsByHand, years } from "#tests/fixtures/records-by-hand.ts";
import { evergreenNames } from "./evergreen-names.ts";

test("an evergreen name is given to 1 in 1,000 of its sex in each of 80 years", () => {
  const records = recordsByHand(1940, 2025, {
    Filler: { F: years(86, 1_000_000), M: years(86, 1_000_000) },
    James: { M: [...years(60, 9000), 2000, ...years(25, 8000)] },
    Mary: { F: years(86, 5000) },
    Once: { F: [...years(60, 9000), 500, ...years(25, 8000)] },
    Late: { F: [...years(7, 0), ...years(79, 9000)] },
    // Rare, but before the years that are looked at.
    Long: { F: [...years(6, 5), ...years(80, 3000)] },
  });
  const { from, to, rows } = evergreenNames(records);
  expect([from, to]).toEqual([1946, 2025]);
  expect(rows.map(({ name, sex, births }) => [name, sex, births])).toEqual([
    ["Filler", "F", 1_000_000],
    ["Filler", "M", 1_000_000],
    ["James", "M", 8000],
    ["Mary", "F", 5000],
    ["Long", "F", 3000],
  ]);
  expect(rows[2]).toMatchObject({ oneIn: 126, rarest: { year: 2000, oneIn: 501 } });
});
