import { expect, test } from "vitest";
import { recordsByHand, years } from "#tests/fixtures/records-by-hand.ts";
import { neutralNames } from "./neutral-names.ts";

test("a name is neutral from 25 to 75 % girls over ten years, with 2,000 births in them", () => {
  const records = recordsByHand(2010, 2025, {
    Quarter: { F: years(16, 100), M: years(16, 300) },
    Threequarters: { F: years(16, 600), M: years(16, 200) },
    Nearly: { F: years(16, 249), M: years(16, 751) },
    Few: { F: years(16, 99), M: years(16, 100) },
    Before: { F: [...years(6, 5000), ...years(10, 9)], M: years(16, 9) },
  });
  expect(neutralNames(records)).toEqual({
    from: 2016,
    to: 2025,
    rows: [
      { id: "threequarters", name: "Threequarters", girls: 0.75, births: 8000 },
      { id: "quarter", name: "Quarter", girls: 0.25, births: 4000 },
    ],
  });
});
