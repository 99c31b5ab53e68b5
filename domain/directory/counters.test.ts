import { expect, test } from "vitest";
import { countListings } from "./counters.ts";
import type { Listing } from "./listing.ts";

const listing: Listing = {
  id: 1,
  name: "A",
  description: "B",
  category: "Mental Health",
  type: "local",
  contact: {},
  services: [],
  ageGroups: [],
  cost: "free",
  verified: false,
  checkedOn: "2026-11",
};

test("local means within the US; categories are counted without the choice of all", () => {
  const listings: readonly Listing[] = [
    { ...listing, type: "national" },
    { ...listing, location: { state: "Ohio" } },
    { ...listing, location: { state: "Maine", city: "Portland" } },
    { ...listing, location: { state: "International", city: "London" } },
  ];
  expect(countListings(listings)).toEqual({ national: 1, local: 2, international: 1, categories: 10 });
});
