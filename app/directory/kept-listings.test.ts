import { expect, test } from "vitest";
import { LISTINGS } from "#content/directory/listings.ts";
import { areListingsKept, keptListings } from "./kept-listings.ts";

test("a list that does not come is asked for anew; once it is here it is given at once", async () => {
  const error = new TypeError("Failed to fetch");
  const failed = keptListings(() => Promise.reject(error));
  expect(areListingsKept()).toBe(true);
  expect(await failed).toEqual({ error });
  expect(areListingsKept()).toBe(false);

  const coming = keptListings(() => Promise.resolve(LISTINGS));
  expect(coming).toBeInstanceOf(Promise);
  expect(await coming).toBe(LISTINGS);
  expect(keptListings(() => Promise.reject(error))).toBe(LISTINGS);
});
