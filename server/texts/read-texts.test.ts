import { expect, test } from "vitest";
import { PAGES } from "#content/site/pages.ts";
import { CONTACT_WORDING } from "#content/site/contact-wording.ts";
import { articlePath } from "#domain/articles/article.ts";
import { textFaults } from "#server/own-words/check-text.ts";
import { createKnownPaths } from "#server/own-words/known-paths.ts";
import { books } from "#tests/fixtures/real-books.ts";
import { INDEXED_FROM_BIRTHS } from "#domain/names/entry/is-entry-indexed.ts";
import { TEXT_PAGES, type TextPageId } from "#domain/pages/text-page.ts";
import { ROOT } from "#server/root.ts";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { readTexts } from "./read-texts.ts";

const texts = readTexts(new URL("content/pages/", ROOT));

/** All that a visitor reads on a page, on one line. */
function wordsOf(id: TextPageId): string {
  const { lead, dates, summary, html } = texts[id];
  return [PAGES[id].title, lead, ...dates, summary, html]
    .join(" ")
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ");
}

test.for<[TextPageId, readonly string[]]>([
  [
    "about",
    [
      "founded in 2024",
      "Over 1,500 names with meanings, origins and pronunciation",
      "gender, origin, meaning, popularity and starting letters",
      "Saved favorites",
      "New articles come every 30 days, new printables monthly.",
    ],
  ],
  [
    "editors",
    [
      "We name a source only if we opened it",
      "No doctor, lawyer or financial adviser has reviewed our articles",
      `at least ${INDEXED_FROM_BIRTHS} babies got the name in the last ten years`,
      `answer within ${CONTACT_WORDING.responseTime}`,
    ],
  ],
  [
    "privacy",
    [
      "Last updated: August 18, 2025",
      "Summary of what this site stores: November 2026",
      "“visitor”",
      "400 days",
      "response within 30 days",
      "3–7 years",
      "under 13",
      "stored locally in your browser",
      "under a random number that only your browser holds",
      "Global Privacy Control",
    ],
  ],
  [
    "terms",
    [
      "Last updated: August 18, 2025",
      "Summary of what this site stores: November 2026",
      "No account is needed",
      "stored locally in your browser",
      "under a random number that only your browser holds",
      "limited to $50",
      "within 48 hours",
      "within 5 business days",
      "at least 13 years old",
      "30 days’ notice",
      "earn commission from advertising",
      "not medical, legal or financial advice",
    ],
  ],
  [
    "credits",
    [
      "US Social Security Administration",
      "World Health Organization",
      "© 1993–2015 Carnegie Mellon University",
      "SIL Open Font License 1.1",
      "CC BY 4.0",
    ],
  ],
  ["accessibility", ["WCAG", "2.2 at level AA"]],
  [
    "advertising",
    ["ad-supported", "contextual", "Global Privacy Control", "earn commission from advertising"],
  ],
])("%s says what it has to", ([id, sentences]) => {
  for (const sentence of sentences) expect(wordsOf(id)).toContain(sentence);
});

test("no text says that saved names stay in the browser", () => {
  for (const id of TEXT_PAGES)
    expect(wordsOf(id), id).not.toMatch(
      /what you save stays in|saved names (are|stay) (stored |kept )?in your/i,
    );
});

test("no mark of the editor is left in what is read, and apostrophes are curly", () => {
  for (const id of TEXT_PAGES) expect(wordsOf(id), id).not.toMatch(/[#*`]|\w'\w|"/);
});

test("no text has a fault by the rules that hold for an operator's as well", () => {
  const articles = new Set(books.ourArticles().all.map(articlePath));
  const leads = createKnownPaths(books.names, articles);
  for (const id of TEXT_PAGES) expect(textFaults(id, texts[id], { leads, today: "" }), id).toEqual([]);
});

test("every text stands in the table of contents", () => {
  for (const id of TEXT_PAGES) expect(PAGES[id].job, id).toBeDefined();
});

test("the credits name every package that the site is made of, with its license, and every typeface", () => {
  const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, ROOT), "utf8"));
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(read("package.json"));
  const rows = texts.credits.html.split("<tr>").map((row) => row.replaceAll(/<[^>]+>/g, ", "));
  for (const name of Object.keys(dependencies)) {
    const typeface = /^@fontsource[^/]*\/(.+)$/.exec(name)?.[1]?.replaceAll("-", " ");
    if (typeface === undefined) {
      const { license } = z.object({ license: z.string() }).parse(read(`node_modules/${name}/package.json`));
      const row = rows.find((cells) => cells.split(", ").includes(name)) ?? `no row of ${name}`;
      expect(row).toContain(`, ${license}, `);
    } else {
      expect(wordsOf("credits").toLowerCase()).toContain(typeface);
    }
  }
});
