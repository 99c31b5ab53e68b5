import { expect, test } from "vitest";
import { countriesQuery, readCountries } from "./countries-request.ts";

const read = (query: string) => readCountries(new URLSearchParams(query));

test("names are read as people type them, once each, without what the chart of US births adds to them", () => {
  expect(read("").names).toBeNull();
  expect(read("names=Jack,+Oliver").names).toEqual(["Jack", "Oliver"]);
  expect(read("names=jack+and+oliver").names).toEqual(["jack", "oliver"]);
  expect(read("names=avery.boys,sofia*,avery.boys").names).toEqual(["avery", "sofia"]);
  expect(read(`names=${"a,".repeat(200)}b`).names?.length).toBeLessThanOrEqual(8);
});

test("what is no choice is as if it were not asked; what is usual is left out of the address", () => {
  expect(read("among=all&since=1066")).toEqual({ names: null, among: null, since: 1950 });
  expect(countriesQuery(read("names=jack,oliver&among=boys&since=1990"))).toBe(
    "?names=jack,oliver&among=boys&since=1990",
  );
  expect(countriesQuery(read("since=1950&among="))).toBe("");
});
