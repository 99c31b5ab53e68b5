import { expect, test } from "vitest";
import { PAGES } from "#content/site/pages.ts";
import type { Page } from "#domain/pages/page.ts";
import { addressesOf, isSeldom } from "./seldom-files.ts";

const pages: readonly Page[] = Object.values<Page>(PAGES);

test("pages that are kept only once they were read are told by their rows, and what lies beneath them with them", () => {
  const seldom = (address: string) => isSeldom(address, pages);
  expect(
    ["/names/map", "/names/states/:state", "/names/lists/:list/:of?", "/contact"].filter(seldom),
  ).toHaveLength(4);
  expect(
    ["/", "/names", "/names/:slug", "/templates/:id", "/growth", "/offline", "/:section/:article"].filter(
      seldom,
    ),
  ).toEqual([]);
});

test("a route says which addresses are its own", () => {
  const isOf = (path: string, address: string) => new RegExp(addressesOf(path)).test(address);
  expect(isOf("names/lists/:list/:of?", "/names/lists/top-100-girls")).toBe(true);
  expect(isOf("names/lists/:list/:of?", "/names/lists/origin/irish")).toBe(true);
  expect(isOf("names/lists/:list/:of?", "/names/lists")).toBe(false);
  expect(isOf("contact", "/contact/more")).toBe(false);
});
