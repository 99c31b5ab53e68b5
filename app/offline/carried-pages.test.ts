import { expect, test } from "vitest";
import { ARTICLE_PAGES } from "#content/site/article-pages.ts";
import { PAGES } from "#content/site/pages.ts";
import { PRINTABLES } from "#content/printables/printables.ts";
import { templatePath } from "#domain/printables/printable.ts";
import { CARRIED_PAGES } from "./carried-pages.data.ts";

test("every tool, sheet and page of articles is carried along", () => {
  const { home, saved, directory, growth, printables, games, together, fit, browse, compare } = PAGES;
  const tools = [home, saved, directory, growth, printables, games, together, fit, browse, compare];
  expect(new Set(CARRIED_PAGES)).toEqual(
    new Set([
      ...tools.map(({ path }) => path),
      ...PRINTABLES.map(({ id }) => templatePath(id)),
      ...Object.values(ARTICLE_PAGES).map(({ page }) => page.path),
    ]),
  );
});
