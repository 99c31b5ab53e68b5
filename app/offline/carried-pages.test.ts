import { expect, test } from "vitest";
import { PAGES } from "#content/site/pages.ts";
import { PRINTABLES } from "#content/printables/printables.ts";
import { templatePath } from "#domain/printables/printable.ts";
import { SHEET_IDS } from "#domain/printables/sheet.ts";
import { PRECACHED_PAGES, READ_THEIR_ADDRESS } from "./carried-pages.data.ts";

test("every tool, sheet and page of articles is carried along", () => {
  const { home, saved, directory, growth, printables, games, together, fit, browse, compare } = PAGES;
  const { blog, safety, education, clothes } = PAGES;
  for (const { path } of [home, saved, directory, growth, printables, games, together, fit, browse, compare])
    expect(PRECACHED_PAGES).toContain(path);
  for (const { path } of [blog, safety, education, clothes]) expect(PRECACHED_PAGES).toContain(path);
  for (const { id } of PRINTABLES) expect(PRECACHED_PAGES).toContain(templatePath(id));
});

test("no page is carried twice, and the sheets come with the page that lists them", () => {
  expect(new Set(PRECACHED_PAGES).size).toBe(PRECACHED_PAGES.length);
  const listed = PRECACHED_PAGES.indexOf(PAGES.printables.path);
  expect(PRECACHED_PAGES.slice(listed + 1, listed + 1 + SHEET_IDS.length)).toEqual(
    SHEET_IDS.map(templatePath),
  );
});

test("a copy serves every query only where the page reads its address itself", () => {
  const { home, videos, games, saved, growth } = PAGES;
  for (const { path } of [home, videos, games]) expect(READ_THEIR_ADDRESS).toContain(path);
  for (const { path } of [saved, growth]) expect(READ_THEIR_ADDRESS).not.toContain(path);
});
