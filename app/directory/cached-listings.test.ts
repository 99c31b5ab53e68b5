import { expect, test } from "vitest";
import { LISTINGS } from "#content/directory/listings.ts";
import { areListingsCached, cachedListings, listingsOfSentPage } from "./cached-listings.ts";

test("a list that does not come is asked for anew; once it is here it is given at once", async () => {
  const error = new TypeError("Failed to fetch");
  const settled: string[] = [];
  void Promise.resolve(listingsOfSentPage(() => Promise.reject(error))).finally(() => settled.push("sent"));
  const failed = cachedListings(() => Promise.reject(error));
  expect(areListingsCached()).toBe(true);
  expect(await failed).toEqual({ error });
  expect(areListingsCached()).toBe(false);
  expect(settled).toEqual([]);

  const coming = cachedListings(() => Promise.resolve(LISTINGS));
  expect(coming).toBeInstanceOf(Promise);
  expect(await coming).toBe(LISTINGS);
  expect(cachedListings(() => Promise.reject(error))).toBe(LISTINGS);
  expect(listingsOfSentPage(() => Promise.reject(error))).toBe(LISTINGS);
});
