import { expect, test } from "vitest";
import { PAGES } from "#content/site/pages.ts";
import { isIndexed, type Page } from "#domain/pages/page.ts";
import { openApp } from "#tests/support/servers/app-under-test.ts";
import { readArticles } from "#server/articles/read-articles.ts";
import { ROOT } from "#server/root.ts";
import { SITEMAPS } from "./sitemap.ts";

const { services } = await openApp();
const articles = readArticles(new URL("content/articles/", ROOT));
const told = new Map(
  SITEMAPS.pages({ names: services.names, articles: () => articles }).map(({ path, changedOn }) => [
    path,
    changedOn,
  ]),
);

test("search engines are told of every page that they may show, with the day that its row says", () => {
  for (const page of Object.values<Page>(PAGES)) {
    expect(told.has(page.path), page.path).toBe(isIndexed(page));
    if (page.changed !== undefined) expect(told.get(page.path), page.path).toBe(page.changed);
  }
});

test("pages of articles and the directory change with what they are made of", () => {
  for (const { path } of [PAGES.blog, PAGES.safety, PAGES.education, PAGES.clothes, PAGES.directory])
    expect(told.get(path), path).toMatch(/^\d{4}-\d\d/);
});
