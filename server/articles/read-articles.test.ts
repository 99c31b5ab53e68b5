import { expect, test } from "vitest";
import { ARTICLE_SECTIONS } from "#domain/articles/article.ts";
import { countWords } from "#domain/articles/read-time.ts";
import { ROOT } from "#server/root.ts";
import { readArticles } from "./read-articles.ts";

const book = readArticles(new URL("content/articles/", ROOT));
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

test("no mark of the editor is left in what is read", () => {
  for (const { id, html, title, excerpt, topic } of book.all) {
    expect(`${title} ${excerpt} ${topic} ${textOf(html)}`, id).not.toMatch(/[#*]/);
  }
});

test("reviews follow publication, and neither lies in the future of the figures", () => {
  for (const { id, publishedOn, reviewedOn } of book.all) expect(reviewedOn >= publishedOn, id).toBe(true);
});
