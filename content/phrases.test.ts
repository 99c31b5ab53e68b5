import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PHRASES } from "./phrases.ts";

/** Files whose sentences reach a page or a letter. */
const FOLDERS = ["app", "content", "domain", "server"];

function sourcesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter(
      (path) => /\.(ts|tsx|md)$/.test(path) && !/\.test\.tsx?$|README\.md$|content\/phrases\.ts$/.test(path),
    );
}

/** Without comments: what is said of the code is not said to visitors. */
function said(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, " ")
    .replaceAll(/^\s*\/\/.*$/gm, " ")
    .replaceAll(/\s+/g, " ")
    .toLowerCase();
}

test.each(FOLDERS)("no sentence of %s/ is one of those that were replaced", (folder) => {
  const files = sourcesUnder(folder);
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap((path) => {
    const text = said(readFileSync(path, "utf8"));
    return PHRASES.filter((phrase) => text.includes(phrase)).map((phrase) => `${path}: ${phrase}`);
  });
  expect(found).toEqual([]);
});
