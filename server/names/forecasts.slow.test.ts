import { expect, test } from "vitest";
import { makeForecastEdition } from "#domain/names/forecast/forecast-edition.ts";
import { listForecasts } from "#domain/names/forecast/list-forecasts.ts";
import { ROOT } from "#server/root.ts";
import { records } from "#tests/fixtures/name-facts.ts";
import { readForecasts } from "./read-forecasts.ts";

const { edition, csv } = readForecasts(new URL("data/forecast/", ROOT), records.lastYear);
const AGAIN = "run: npm run forecast -- back-test";

// Learned anew from all records: that the file is the one that was made, forecasts.test.ts says.
test("the committed figures are those that the records give", () => {
  const { forecasts, ...made } = edition;
  const { sha256: _, ...counts } = forecasts;
  expect(made, AGAIN).toEqual(makeForecastEdition(records));
  expect({ ...counts, csv }, AGAIN).toEqual(listForecasts(records, edition.rules));
});
