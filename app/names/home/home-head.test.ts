import { expect, test } from "vitest";
import { PAGES } from "#content/site/pages.ts";
import { readFinder } from "#app/names/finder/finder-query.ts";
import { homeHead } from "./home-head.ts";

const head = (query: string) => homeHead(readFinder(new URLSearchParams(query)));

test("without a search the head speaks of the page", () => {
  expect(head("")).toBe(PAGES.home);
  expect(head("gender=girl")).toBe(PAGES.home);
  expect(head("q=hazel&generate=1")).toBe(PAGES.home);
});

test("a search in the address is named in title and description", () => {
  const { title, description, path } = head("q=hazel&gender=girl");
  expect(title).toBe("Girl names matching “hazel”");
  expect(description).toMatch(/^Girl names matching “hazel”, each with origin/);
  expect(path).toBe("/");
});
