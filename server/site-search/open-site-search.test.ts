import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { LISTINGS } from "#content/directory/listings.ts";
import { ASKED_AS } from "#content/search/asked-as.ts";
import { PARENTS_WORDS } from "#content/search/parents-words.ts";
import { OUTSIDE_MENUS } from "#content/search/outside-menus.ts";
import { PAGES } from "#content/site/pages.ts";
import { PRINTABLES } from "#content/printables/printables.ts";
import { VIDEOS } from "#content/videos/videos.ts";
import { LIST_IDS } from "#domain/names/lists/list-id.ts";
import { GAMES } from "#app/games/games.ts";
import type { Page } from "#domain/pages/page.ts";
import { isTelling, wordsOf } from "#domain/site-search/site-terms.ts";
import { stem } from "#domain/site-search/stem.ts";
import { books } from "#tests/fixtures/real-books.ts";
import { gatherDocuments } from "./gather-documents.ts";
import { indexSite } from "./open-site-search.ts";

const sources = { names: books.names, articles: books.articles(), texts: books.texts() };
const documents = gatherDocuments(sources).map(({ document }) => document);
const search = books.siteSearch();
const hrefs = (text: string, group: "guides" | "places" | "tools" | "lists") =>
  search.answer(text).groups[group].items.map(({ href }) => href);

test("whatever has a page can be found: pages, articles, films, sheets, games, lists, organizations", () => {
  const known = documents.map(({ href }) => href);
  const wanted = [
    ...Object.values<Page>(PAGES).flatMap(({ path, label }) => (label === undefined ? [] : path)),
    ...sources.articles.all.map(({ section, id }) => `/${section}#${id}`),
    ...VIDEOS.map(({ id }) => `/videos?video=${id}`),
    ...GAMES.map(({ id }) => `/games?play=${id}`),
    ...PRINTABLES.map(({ id }) => `/templates/${id}`),
    ...LIST_IDS.map((id) => `/names/lists/${id}`),
    ...LISTINGS.map(({ id }) => `/parent-directory#listing-${id}`),
  ];
  expect(wanted.filter((href) => !known.includes(href))).toEqual([]);
  expect(new Set(known).size).toBe(known.length);
  for (const { href } of documents.filter(({ kind }) => kind === "article"))
    expect(existsSync(new URL(`../../content/articles${href.replace("#", "/")}.md`, import.meta.url))).toBe(
      true,
    );
});

test("an anchor of a page that stands in no menu is a heading of its text", () => {
  // The one that is no text: tests/pages/site-search.test.ts looks for its anchor in the page itself.
  const { path } = PAGES.contact;
  for (const { href } of OUTSIDE_MENUS) {
    const [page = "", anchor] = href.split("#");
    if (anchor === undefined || page === path) continue;
    const html = Object.entries(sources.texts).find(([id]) => `/${id}` === page)?.[1].html;
    expect(html, href).toContain(`id="${anchor}"`);
  }
});

test("an article is found by its headings, which have anchors of their own", () => {
  const [article] = search.answer("firearms at home").groups.guides.items;
  expect(article?.href).toBe("/baby-safety#home-childproofing");
  expect(article?.headings).toContainEqual({
    title: "Firearms",
    href: "/baby-safety#home-childproofing-firearms",
  });
});

test("need and place lead to the directory, filtered by both, and then to who is there", () => {
  const [first, second] = hrefs("postpartum help in Ohio", "places");
  expect(first).toBe("/parent-directory?category=Postpartum+Support&state=Ohio");
  expect(second).toBe("/parent-directory#listing-58");
});

test("where a state has nobody for a need, the directory comes for the state, with those that serve every state", () => {
  const found = hrefs("postpartum wyoming", "places");
  expect(found[0]).toBe("/parent-directory?state=Wyoming");
  expect(found).toContain("/parent-directory#listing-1");
});

test("a need alone, and a place alone, lead to the directory too", () => {
  expect(hrefs("lactation consultant near me", "places")[0]).toBe(
    "/parent-directory?category=Breastfeeding+Support",
  );
  expect(hrefs("tucson", "places")[0]).toBe("/parent-directory?state=Arizona");
  expect(hrefs("help near me", "places")).toContain("/parent-directory");
});

test("who asks for names asks for no organization", () => {
  expect(search.answer("names popular in texas")).toMatchObject({ state: null, category: null });
});

test("slips, other endings and beginnings find the same", () => {
  for (const text of ["sleep tracker", "slep tracker", "sleeping trackers", "sleep track"])
    expect(hrefs(text, "tools")[0], text).toBe("/templates/sleep-tracker");
});

test("a top list takes the year that was asked for, or the decade, and what rises today is none of it", () => {
  expect(hrefs("top girl names 1985", "lists")[0]).toBe("/names/lists/top-100-girls/1985");
  expect(hrefs("girl names from the 60s", "lists")).toEqual(["/names/lists/top-100-girls/1960s"]);
  expect(hrefs("most popular boy names of the 1950s", "lists")).toEqual(["/names/lists/top-100-boys/1950s"]);
});

test("what nobody wrote about has no answer", () => {
  const { groups } = search.answer("asdfgh qwertz");
  expect(Object.values(groups).flatMap(({ items }) => items)).toEqual([]);
});

test("no saying of the table of parents’ words stands twice, and each leads to words of the pages", () => {
  const { index } = indexSite(sources);
  const sayings = PARENTS_WORDS.map(([said]) => wordsOf(said).map(stem).join(" "));
  expect(sayings.filter((said, at) => sayings.indexOf(said) !== at)).toEqual([]);
  const unknown = PARENTS_WORDS.flatMap(([said, ours]) =>
    wordsOf(ours)
      .filter((word) => isTelling(word) && index.search(word).length === 0)
      .map((word) => `${said}: ${word}`),
  );
  expect(unknown).toEqual([]);
});

test("whatever a question is asked as has an answer", () => {
  for (const { as } of ASKED_AS)
    expect(
      Object.values(search.answer(as).groups).flatMap(({ items }) => items),
      as,
    ).not.toEqual([]);
});
