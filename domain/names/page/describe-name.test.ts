import { expect, test } from "vitest";
import { curatedByHand } from "#tests/fixtures/curated-by-hand.ts";
import { describeName } from "./describe-name.ts";
import { recordsByHand } from "#tests/fixtures/records-by-hand.ts";
import { withFamilies } from "#domain/names/sound/sound-family.ts";
import { summariseCurated, summariseRecord } from "#domain/names/entry/summarise.ts";

const NOBODY = {
  age: null,
  forecast: { girl: null, boy: null },
  themes: [],
  lists: [],
  beside: null,
};
const records = recordsByHand(2024, 2025, { Leslie: { F: [60, 75], M: [10, 5] }, Rest: { F: [9, 25] } });
const families = withFamilies(records, []);

test("a page joins the words and the figures of both sexes", () => {
  const entry = curatedByHand({ name: "Leslie", alsoWritten: ["Léslie"] });
  const page = describeName(families, summariseCurated(records, entry), entry, NOBODY);
  expect(page).toMatchObject({
    id: "leslie",
    curated: entry,
    displayForms: ["Leslie", "Léslie"],
    firstYear: 2024,
    lastYear: 2025,
    girl: { births: [60, 75], total: 135 },
    boy: { births: [10, 5], total: 15 },
    main: "girl",
    recentGirlShare: 0.9,
    commonness: { oneIn: { n: 1, of: "girls", year: 2025 } },
    decades: [{ decade: 2020, girls: 0.9, births: 150 }],
  });
});

test("a name that only SSA knows has figures and no words", () => {
  const page = describeName(families, summariseRecord(records, 1), null, NOBODY);
  expect(page).toMatchObject({ curated: null, displayForms: ["Rest"], boy: null });
});

test("a curated name on no record has words and no figures", () => {
  const entry = curatedByHand({ name: "Gwenllian" });
  const page = describeName(families, summariseCurated(records, entry), entry, NOBODY);
  expect(page).toMatchObject({ girl: null, boy: null, main: "girl", recentGirlShare: null, decades: [] });
  expect(page.commonness.chanceInClass).toBeNull();
});
