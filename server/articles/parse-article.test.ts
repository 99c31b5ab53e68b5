import { expect, test } from "vitest";
import { parseArticle } from "./parse-article.ts";

const HEAD = `---
title: A Cot, a Seat, a Gate
topic: The short list
order: 2
excerpt: Three things carry most of the weight; nearly everything else in the store is comfort.
publishDate: 2026-04-14
updated: 2026-05-02
lastReviewed: 2026-11-15
short:
  - A firm, flat bed of its own is the first thing.
  - A car seat is the second, for the ride home.
  - A gate can wait until somebody crawls.
sources:
  - name: A federal rule, 2022
    url: https://example.org/rule
  - name: A handbook
    note: Gates
---
`;

test("an article is its front matter, and its text as HTML", () => {
  const { article, order } = parseArticle(
    "baby-safety",
    "short-list",
    `${HEAD}First.\n\n## Beds\n\n- flat\n- firm\n`,
  );
  expect(order).toBe(2);
  expect(article).toMatchObject({
    id: "short-list",
    section: "baby-safety",
    publishDate: "April 2026",
    publishedOn: "2026-04-14",
    updatedOn: "2026-05-02",
    readTime: "1 min read",
    sources: [
      { name: "A federal rule, 2022", url: "https://example.org/rule" },
      { name: "A handbook", note: "Gates" },
    ],
  });
  expect(article.headings).toEqual([{ id: "short-list-beds", words: "Beds" }]);
  expect(article.short).toHaveLength(3);
  expect(article.html).toBe(
    '<p>First.</p>\n<h3 id="short-list-beds" tabindex="-1">Beds</h3>\n<ul>\n<li>flat</li>\n<li>firm</li>\n</ul>',
  );
});

test("a table can be scrolled by keyboard, and its heads are heads of columns", () => {
  const { article } = parseArticle("blog", "x", `${HEAD}| Age | Seat |\n|---|---|\n| 1 | _rear_ |\n`);
  expect(article.html).toContain('tabindex="0"');
  expect(article.html).toContain('<th scope="col">Age</th>');
  expect(article.html).toContain("<td><em>rear</em></td>");
});

test("a fault in the front matter is told with the file's name", () => {
  expect(() => parseArticle("blog", "x", HEAD.replace("2026-04-14", "April"))).toThrow(
    /content\/articles\/blog\/x\.md.*\n?.*2026-07-15/s,
  );
  expect(() => parseArticle("blog", "x", "No front matter")).toThrow(/must begin with front matter/);
  expect(() => parseArticle("blog", "x", HEAD.replace("topic:", "subject:"))).toThrow(/subject/);
});
