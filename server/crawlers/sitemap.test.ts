import { expect, test } from "vitest";
import { PAGES } from "#content/site/pages.ts";
import { isIndexed, type Page } from "#domain/pages/page.ts";
import { openApp } from "#tests/support/servers/app-under-test.ts";
import { readArticles } from "#server/articles/read-articles.ts";
import { ROOT } from "#server/root.ts";
import { everyList } from "#domain/names/lists/every-list.ts";
import { buildListView } from "#app/names/lists/build-list-view.ts";
import { rounds } from "#tests/support/matrix.ts";
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

test("of lists, the sitemap has every one that its page lets search engines show, each once, and no other", () => {
  const paths = SITEMAPS.lists({ names: services.names, articles: () => articles }).map(({ path }) => path);
  const listed = new Set(paths);
  expect(listed.size).toBe(paths.length);
  const every = rounds({ few: 61, all: 1 });
  const requests = everyList(services.names.lists.contents(), services.names.edition);
  const known = requests.flatMap((request, at) => {
    const view = at % every === 0 ? buildListView(services.names, request) : null;
    return view === null ? [] : [view.words];
  });
  for (const { path, noindex } of known) expect(listed.has(path), path).toBe(!noindex);
  expect(known.some(({ noindex }) => noindex)).toBe(true);
  expect(
    paths.every((path) => known.length < requests.length || known.some((page) => page.path === path)),
  ).toBe(true);
}, 60_000);
