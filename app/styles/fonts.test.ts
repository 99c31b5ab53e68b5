import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const faces = readFileSync(join(import.meta.dirname, "fonts.css"), "utf8")
  .split("@font-face")
  .slice(1);
const said = (face: string, property: string) => new RegExp(`${property}: ([^;]+);`).exec(face)?.[1];

/**
 * For every size of a family of which a face has not come, Chromium looks for the fallback of last resort, and on Linux asks
 * another process each time: half of what it takes to set a page in our fonts. What few letters need is a family by itself.
 */
test("a family has one file for each style: none that a page sets its text without", () => {
  const fetched = faces
    .filter((face) => face.includes("url("))
    .map((face) => `${said(face, "font-family")} ${said(face, "font-style")}`);
  expect(fetched.length).toBeGreaterThanOrEqual(7);
  expect(fetched).toEqual([...new Set(fetched)]);
});

test("each is named where text is set, its further letters after it", () => {
  const tokens = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
  for (const family of ["Besley", "Gelasio", "Hanken Grotesk"])
    expect(tokens).toContain(`"${family} Variable", "${family} Extended"`);
});
