import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const APP = join(import.meta.dirname, "..");
/** What a page as a whole has, and something within it that would look different: body:has(.cover) .hd */
const WITHIN_PAGE = /(?:body|html|:root):has\((?:[^()]|\([^()]*\))*\)\s*(?:[>+~]|\s)\s*[^\s{,)]/;

test("no sheet asks the whole page what it has, to show a part of it otherwise: each change would style all of it again", () => {
  const sheets = globSync("**/*.css", { cwd: APP });
  expect(sheets.length).toBeGreaterThan(100);
  const found = sheets.filter((sheet) => WITHIN_PAGE.test(readFileSync(join(APP, sheet), "utf8")));
  expect(found).toEqual([]);
});

test("what is looked for is found", () => {
  for (const selector of [
    "body:has(.cover) .hd {",
    "html:has(.a:is(.b)) > p {",
    ":not(body:has(.a, .b) *) {",
  ])
    expect(selector).toMatch(WITHIN_PAGE);
  for (const selector of ["body:has(.sheet) {", ".hd:has(.menu) .nav {", "html:has(a[open]) {"])
    expect(selector).not.toMatch(WITHIN_PAGE);
});
