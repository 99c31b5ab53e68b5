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
    `${HEAD}First.[^1,2]\n\n## Beds\n\n- flat\n- firm\n`,
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
      { name: "A federal rule, 2022", url: "https://example.org/rule", places: 1 },
      { name: "A handbook", note: "Gates", places: 1 },
    ],
  });
  expect(article.headings).toEqual([{ id: "short-list-beds", words: "Beds" }]);
  expect(article.short).toHaveLength(3);
  expect(article.html).toBe(
    '<p>First.</p>\n<h3 id="short-list-beds" tabindex="-1">Beds</h3>\n<ul>\n<li>flat</li>\n<li>firm</li>\n</ul>',
  );
});

test("a table can be scrolled by keyboard, and its heads are heads of columns", () => {
  const { article } = parseArticle(
    "blog",
    "x",
    `${HEAD}Seats.[^1,2]\n\n| Age | Seat |\n|---|---|\n| 1 | _rear_ |\n`,
  );
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

const cite = (text: string, figures = {}) =>
  parseArticle("blog", "x", `${HEAD}${text}`, { figures, draw: () => "<svg><path/></svg>" }).article;

test("a number leads to its source, and each of its places can be led back to; elsewhere the text is without numbers", () => {
  const { html, cited, sources } = cite("Beds.[^1] Gates.[^1,2]\n\n- [ ] A gate.[^2]\n");
  expect(html).toBe(
    '<p>Beds. Gates.</p>\n<ul>\n<li class="tick"><label><input type="checkbox" value="x-a-gate"><span>A gate.</span></label></li>\n</ul>',
  );
  expect(cited).toContain(
    '<p>Beds.<sup class="ref"><a id="x-reference-1-1" href="#x-source-1" aria-label="Source 1">1</a></sup> Gates.<sup',
  );
  expect(cited).toContain('A gate.</span></label><sup class="ref"><a id="x-reference-2-2"');
  expect(sources.map(({ places }) => places)).toEqual([2, 2]);
});

test.for([
  ["Beds.[^1]", /x\.md: nothing in the text refers to source 2/],
  ["Beds.[^1,2,3]", /there is no source 3/],
  ["Beds.[^1,2]\n\n## Gates[^2]\n", /no reference may stand in "## Gates/],
  ["Beds.[^1,2]\n\n- [ ] A gate[^2] is shut.\n", /no reference may stand/],
  ["Beds.[^1, 2]", /refers to source 1/],
  ["Beds.[^1,2] And [^a].", /is not understood/],
] as const)("a reference with a slip is refused: %s", ([text, fault]) => {
  expect(() => cite(text)).toThrow(fault);
});

test("a figure stands where its name does, in the article by itself alone", () => {
  const figures = {
    bed: { kind: "drawing", drawing: "bed", alt: "A “bed”", caption: "Flat & firm." },
  } as const;
  const { html, cited, illustrated } = cite("Beds.[^1,2]\n\n{figure: bed}\n\nEnd.\n", figures);
  expect(html).toBe("<p>Beds.</p>\n<p>End.</p>");
  expect(cited).not.toContain("figure");
  expect(illustrated).toContain(
    '<figure class="fg fg-drawing"><svg role="img" aria-label="A “bed”"><path/></svg><figcaption>Flat &amp; firm.</figcaption></figure>',
  );
  expect(() => cite("Beds.[^1,2]\n\n{figure: bedd}\n", figures)).toThrow(/x\.md: there is no figure "bedd"/);
  expect(() => cite("Beds.[^1,2]\n", figures)).toThrow(/no place for the figures bed/);
  expect(() => cite("Beds.[^1,2] {figure: bed}\n", figures)).toThrow(/is not understood/);
});
