import { expect, test } from "vitest";
import { OUR_BRAND } from "#content/site/brand.ts";
import { houseLineFor } from "./house-line.ts";

test("a page always has the same line", () => {
  expect(houseLineFor("/names/hazel")).toBe(houseLineFor("/names/hazel"));
});

test("different pages have different lines", () => {
  const paths = ["hazel", "rowan", "ada", "jackson", "mia", "leo", "theodore", "ivy", "zoe", "noah"];
  expect(new Set(paths.map((id) => houseLineFor(`/names/${id}`))).size).toBeGreaterThan(2);
});

test("no line leads to the page that it stands on", () => {
  for (const { href } of OUR_BRAND.houseLines) expect(houseLineFor(href)?.href).not.toBe(href);
});
