import { expect, test } from "vitest";
import { readFilters, writeFilters } from "./filter-query.ts";
import { NO_FILTERS } from "./filters.ts";

const read = (query: string) => readFilters(new URLSearchParams(query));

test("an empty address, and a form in which nothing is chosen, ask nothing", () => {
  expect(read("")).toEqual(NO_FILTERS);
  expect(read("search=++&category=All+Categories&state=All+States&type=all")).toEqual(NO_FILTERS);
  expect(writeFilters(NO_FILTERS)).toBe("");
});

test("what an address says is what is read from it, and the other way round", () => {
  const filters = {
    search: "sleep & calm",
    category: "Education & Classes",
    state: "New York",
    type: "local",
  } as const;
  const query = writeFilters(filters);
  expect(query).toBe("?search=sleep+%26+calm&category=Education+%26+Classes&state=New+York&type=local");
  expect(read(query)).toEqual(filters);
  expect(writeFilters({ ...NO_FILTERS, state: "Ohio" })).toBe("?state=Ohio");
});

test("an address written by hand may take the case lightly; what is unknown asks nothing", () => {
  expect(read("state=ohio&category=mental+health&type=National")).toMatchObject({
    state: "Ohio",
    category: "Mental Health",
    type: "national",
  });
  expect(read("state=Atlantis&category=Cats&type=near&page=2")).toEqual(NO_FILTERS);
});

test("a search is trimmed, and cut where the field ends", () => {
  expect(read("search=+sleep+").search).toBe("sleep");
  expect(read(`search=${"x".repeat(1_000)}`).search).toHaveLength(100);
});
