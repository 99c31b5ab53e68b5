import { expect, test } from "vitest";
import { FORECAST_PAGE } from "#content/site/forecast-page.ts";
import { LAST_RANK, LEAST_BIRTHS } from "#domain/names/forecast/is-forecast.ts";
import { FROM_BIRTHS } from "#domain/names/forecast/size-class.ts";
import { KEPT } from "#domain/names/forecast/trend.ts";
import { readForecasts } from "#server/names/read-forecasts.ts";
import { ROOT } from "#server/root.ts";
import { buildForecastView } from "./build-forecast-view.ts";
import { PART_OF_MISSES } from "./part-names.ts";

const { words, parts } = buildForecastView(readForecasts(new URL("data/forecast/", ROOT), 2025));

/** The rows of a table: where its name leads, the name, and its cells. */
function rowsOf(part: string): readonly (readonly string[])[] {
  const [, ...rows] = (parts[part] ?? "").split("<tbody>").join("").split("<tr><th scope=row>");
  return rows.map((row) => row.split(/<a class=name-link href="|">|<\/a>|<td>|<\/table>/).filter(Boolean));
}

test("the rules in words have the numbers of the rules", () => {
  const [made, , whom] = FORECAST_PAGE.how.text;
  expect(made).toContain(`a rise keeps ${KEPT.rising * 100}% of its strength`);
  expect(made).toContain(`a fall ${KEPT.falling * 100}%`);
  expect(whom).toContain(`at least ${LEAST_BIRTHS} births`);
  expect(whom).toContain(`top ${LAST_RANK.toLocaleString("en-US")}`);
  const { large, middle, small } = FORECAST_PAGE.test.sizes;
  const [from, below] = [FROM_BIRTHS.large, FROM_BIRTHS.middle].map((births) =>
    births.toLocaleString("en-US"),
  );
  expect([large, middle, small]).toEqual([`${from} or more`, `${below} to 2,999`, `Fewer than ${below}`]);
});

test("figures are filled in, and those that are too jumpy are not counted among those we say", () => {
  expect(words.lead).toContain("For 1,925 names");
  expect(words.how.text.join(" ")).toContain("In 2025, that’s 78 names.");
  expect(words.file.text).toContain("All 1,925 forecasts");
  expect(words.file.text).toContain("May 2027");
});

test("what came is beside what was said, and whether it held", () => {
  const [lastYear, fiveYears] = words.told;
  const [first, ...others] = rowsOf(lastYear?.id ?? "");
  expect(first).toEqual(["/names/olivia", "Olivia", "1 in 110 to 130", "1 in 119", "Yes"]);
  expect(others).toContainEqual(["/names/sophia", "Sophia", "1 in 130 to 150", "1 in 128", "No"]);
  expect(fiveYears?.title).toBe("What we’d have said in 2020 about 2025");
  expect(rowsOf(PART_OF_MISSES)[0]).toEqual([
    "/names/jaheim",
    "Jaheim",
    "2002 for 2007, boys",
    "1 in 66 to 160",
    "1 in 14,313",
  ]);
});
