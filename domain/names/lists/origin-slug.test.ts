import { expect, test } from "vitest";
import { ORIGINS } from "#domain/names/entry/origin.ts";
import { originOfSlug, originSlug } from "./origin-slug.ts";

test("a slug has small letters and hyphens, and leads back to its origin", () => {
  expect([originSlug("Scottish Gaelic"), originSlug("Māori")]).toEqual(["scottish-gaelic", "maori"]);
  for (const origin of ORIGINS) {
    expect(originSlug(origin)).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(originOfSlug(originSlug(origin))).toBe(origin);
  }
  expect(originOfSlug("Irish")).toBeUndefined();
});
