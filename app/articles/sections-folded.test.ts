import { expect, test } from "vitest";
import { sectionsFolded } from "./sections-folded.ts";

test("each section folds below its heading, the first is open, and what stands before them does not fold", () => {
  const html =
    '<p>First.</p>\n<h3 id="x-a" tabindex="-1">A</h3>\n<p>a</p>\n<h3>Of a</h3>\n<h3 id="x-b" tabindex="-1">B</h3>\n<p>b</p>';
  expect(sectionsFolded(html)).toBe(
    '<p>First.</p>\n<details class="fold" open><summary><h3 id="x-a" tabindex="-1">A</h3></summary>\n<p>a</p>\n<h3>Of a</h3>\n</details>\n<details class="fold"><summary><h3 id="x-b" tabindex="-1">B</h3></summary>\n<p>b</p></details>',
  );
  expect(sectionsFolded("<p>No section.</p>")).toBe("<p>No section.</p>");
});
