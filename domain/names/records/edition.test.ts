import { expect, test } from "vitest";
import { describeEdition } from "./edition.ts";
import { recordsByHand } from "#tests/fixtures/records-by-hand.ts";

test("an edition tells its years, names, published rows and births", () => {
  const records = recordsByHand(2023, 2025, { Ann: { F: [5, 0, 7], M: [6] }, Bo: { M: [0, 9] } });
  expect(describeEdition(records)).toEqual({
    firstYear: 2023,
    lastYear: 2025,
    names: 2,
    rows: 4,
    births: 27,
  });
});
