import { expect, test } from "vitest";
import { parseText } from "./parse-text.ts";

const HEAD = `---
lead: Four people and one kitchen ask for a few rules.
dates:
  - "Last updated: August 18, 2025"
---
`;

test("what stands before the first heading is the summary, the rest is the text", () => {
  const text = parseText(
    "terms",
    `${HEAD}- Share.\n\n## The last cookie\n\nIs halved.\n\n### Crumbs\n\nToo.\n`,
  );
  expect(text.summary).toBe("<ul>\n<li>Share.</li>\n</ul>");
  expect(text.dates).toEqual(["Last updated: August 18, 2025"]);
  expect(text.headings).toEqual([{ id: "the-last-cookie", words: "The last cookie" }]);
  expect(text.html).toBe(
    '<h2 id="the-last-cookie" tabindex="-1">The last cookie</h2>\n<p>Is halved.</p>\n<h3>Crumbs</h3>\n<p>Too.</p>',
  );
});

test("a text may begin with a heading and have no dates", () => {
  const file = `${HEAD.replace(/dates:\n.*\n/, "")}## Trash\n\nOut.\n`;
  expect(parseText("about", file)).toMatchObject({ summary: "", dates: [] });
});

test("a fault in the front matter is told with the file's name", () => {
  expect(() => parseText("terms", HEAD.replace("lead:", "led:"))).toThrow(/content\/pages\/terms\.md.*led/s);
  expect(() => parseText("terms", "No front matter")).toThrow(/must begin with front matter/);
});
