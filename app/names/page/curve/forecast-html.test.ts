import { expect, test } from "vitest";
import type { Forecast } from "#domain/names/forecast/forecast.ts";
import { namePageByHand } from "#tests/fixtures/name-page-by-hand.ts";
import { forecastHtml } from "./forecast-html.ts";

const RANGES: Forecast = {
  kind: "ranges",
  ranges: [
    { year: 2026, common: 240, rare: 280 },
    { year: 2028, common: 220, rare: 320 },
    { year: 2030, common: 210, rare: 1300 },
  ],
};
const JUMPY: Forecast = { kind: "jumpy" };

/** The sentence, and what is below it without the link. */
function said(girl: Forecast | null, boy: Forecast | null = null) {
  const html = forecastHtml(namePageByHand({ forecast: { girl, boy } }));
  return html?.match(/<p>(.*?)<\/p><p class="small quiet">(.*?) ?<a href="\/names\/forecast">/)?.slice(1);
}

test("one sentence tells the fifth year, another the years before", () => {
  expect(said(RANGES)).toEqual([
    "In 2030, likely between 1 in 210 and 1 in 1,300 girls.",
    "Before that, likely 1 in 240 to 1 in 280 in 2026, and 1 in 220 to 1 in 320 in 2028. In past years, about four in five forecasts like this came true.",
  ]);
});

test("both sexes are told where both have births enough", () => {
  expect(said(RANGES, RANGES)?.[0]).toBe(
    "In 2030, likely between 1 in 210 and 1 in 1,300 girls, and between 1 in 210 and 1 in 1,300 boys.",
  );
  expect(said(RANGES, JUMPY)?.[1]).toMatch(/^For boys, it’s too jumpy to say\. /);
});

test("what jumped says so, and why; what is rare says nothing", () => {
  expect(said(JUMPY)).toEqual([
    "Too jumpy to say where Ann will be in 2030.",
    "Its share changed more from 2024 to 2025 than that of 95 in 100 names of its size.",
  ]);
  expect(said(null)).toBeUndefined();
});
