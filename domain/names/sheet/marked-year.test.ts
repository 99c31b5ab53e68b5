import { expect, test } from "vitest";
import { SHEET_PAGE } from "#content/open-data/sheet-page.ts";
import { readYear, sayYear } from "./marked-year.ts";
import type { SheetName } from "./sheet-name.ts";

const years = { firstYear: 2020, lastYear: 2025 };
const said = (name: Pick<SheetName, "years">, year: number) =>
  sayYear({ ...NAME, ...name }, year, years, SHEET_PAGE.sheet.years);
const NAME: SheetName = {
  id: "ann",
  name: "Ann",
  about: "",
  meaning: null,
  basis: "",
  figures: [],
  curve: null,
  caption: "",
  years: [],
};

test("a year is four digits that a curve can be marked at", () => {
  expect(["2020", " 2025 ", "2030"].map((text) => readYear(text, years))).toEqual([2020, 2025, 2030]);
  for (const text of ["", "2019", "2031", "20255", "2e3", "0x7e4", "-2025", "<script>"])
    expect(readYear(text, years), text).toBeNull();
});

test("the year says births and rank, and what the records leave open", () => {
  const girl = { sex: "girl", births: [7, 0, 1200, 9, 9, 9], rank: [90, 0, 12, 1, 1, 1] } as const;
  const boy = { sex: "boy", births: [0, 0, 6, 0, 0, 0], rank: [0, 0, 99, 0, 0, 0] } as const;
  expect(said({ years: [girl] }, 2022)).toBe(
    "Born in 2022: 1,200 girls got the name that year, No. 12 among girls.",
  );
  expect(said({ years: [girl, boy] }, 2020)).toBe(
    "Born in 2020: 7 girls got the name that year, No. 90 among girls; fewer than 5 boys got the name that year, or none.",
  );
  expect(said({ years: [girl] }, 2028)).toBe("Born in 2028: the records end with 2025.");
  expect(said({ years: [] }, 2022)).toBe("Born in 2022: there are no US birth records of this name.");
});
