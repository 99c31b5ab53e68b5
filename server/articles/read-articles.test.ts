import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { ARTICLES_CHANGED } from "#content/articles/changed.ts";
import { articleFaults } from "#server/own-words/check-text.ts";
import { createKnownPaths } from "#server/own-words/known-paths.ts";
import { books } from "#tests/fixtures/real-books.ts";
import { ARTICLE_SECTIONS, articlePath } from "#domain/articles/article.ts";
import { countWords } from "#domain/articles/read-time.ts";
import { monthWords } from "#domain/locale/dates.ts";
import { ROOT } from "#server/root.ts";
import { readArticles } from "./read-articles.ts";

const book = readArticles(new URL("content/articles/", ROOT));
/** The day on which the first articles were added: git log content/articles. */
const FIRST_ARTICLES = "2026-11-21";
/** Neither an anchor nor a box to tick changes anything of what is read. */
const withoutAnchors = (html: string) =>
  html
    .replaceAll(/ id="[^"]*" tabindex="-1"/g, "")
    .replaceAll(/<li class="tick"><label><input [^>]*><span>(.*?)<\/span><\/label><\/li>/gs, "<li>$1</li>");
const textOf = (html: string) => html.replace(/<[^>]+>/g, " ");

test("each page has its four articles, and no two have one anchor", () => {
  for (const section of ARTICLE_SECTIONS) expect(book.of(section), section).toHaveLength(4);
  expect(new Set(book.all.map(({ id }) => id)).size).toBe(book.all.length);
});

test("the newest article comes first", () => {
  const days = book.all.map(({ publishedOn }) => publishedOn);
  expect(days).toEqual(days.toSorted().toReversed());
});

test("articles are as long as an article is: 900 to 1,600 words", () => {
  for (const { id, html } of book.all) {
    expect(countWords(textOf(html)), id).toBeGreaterThanOrEqual(900);
    expect(countWords(textOf(html)), id).toBeLessThanOrEqual(1600);
  }
});

test("no article has a fault by the rules that hold for an operator's as well", () => {
  const leads = createKnownPaths(books.names, new Set(book.all.map(articlePath)));
  const today = new Date().toISOString().slice(0, 10);
  for (const article of book.all) expect(articleFaults(article, { leads, today }), article.id).toEqual([]);
});

test("no article is older than this repository", () => {
  for (const { id, publishedOn, publishDate } of book.all) {
    expect(publishedOn >= FIRST_ARTICLES, id).toBe(true);
    expect(publishDate, id).toBe(monthWords(publishedOn));
  }
});

test("the day of the last change is that of each text (else: write day and checksum into content/articles/changed.ts)", () => {
  const now = book.all.map(({ id, title, excerpt, html, updatedOn }) => [
    id,
    `${updatedOn} ${createHash("sha256")
      .update(JSON.stringify([title, excerpt, withoutAnchors(html)]))
      .digest("hex")
      .slice(0, 16)}`,
  ]);
  expect(Object.fromEntries(now)).toEqual(ARTICLES_CHANGED);
});
