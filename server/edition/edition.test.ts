import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { ABOUT_US_RECORDS } from "#content/records/about-records.ts";
import { PAGES } from "#content/site/pages.ts";
import { US_ONLY } from "#content/records/us-only.ts";
import { RECORDS, US_RECORDS } from "#content/site/records-edition.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { readEdition } from "./read-edition.ts";
import { spelledAs } from "./spelled-as.ts";

const folder = mkdtempSync(join(tmpdir(), "namekin-edition-"));
afterAll(() => rmSync(folder, { recursive: true }));

const US = fileURLToPath(new URL("../../data/ssa/", import.meta.url));

test("the records that come with the site are described as any others", () => {
  const { absent: _absent, version: _version, ...about } = ABOUT_US_RECORDS;
  expect(readEdition(US)).toMatchObject(about);
  expect(RECORDS).toBe(US_RECORDS);
});

test("a folder that holds no records is told in one sentence", () => {
  expect(() => readEdition(folder)).toThrow(/^RECORDS_DIR: .*edition\.json can't be read\. "npm run/);
  const said = JSON.parse(readFileSync(join(US, "edition.json"), "utf8"));
  writeFileSync(join(folder, "edition.json"), JSON.stringify({ ...said, floor: "five" }));
  expect(() => readEdition(folder)).toThrow(/says nothing usable of floor\./);
});

test("what is there for the US alone are pages, lists of names, and what lies beneath", () => {
  const pages = new Set(Object.values(PAGES).map(({ path }): string => path));
  const unknown = US_ONLY.filter((path) => !pages.has(path));
  expect(unknown).toEqual([
    "/names/states",
    "/names/lists/rising-by-state",
    "/names/lists/hardly-in-the-us",
    "/names/lists/also-in-the-us",
  ]);
});

test("a name of the collection stands as the records write it, and its other forms behind it", () => {
  const zoe = COLLECTION.find(({ name }) => name === "Zoe" || name === "Zoë");
  if (zoe === undefined) throw new Error("There is no Zoe.");
  const [found] = spelledAs([zoe], new Map([["zoe", "Zoé"]]));
  expect(found?.name).toBe("Zoé");
  expect(found?.alsoWritten).toContain(zoe.name);
  expect(found?.alsoWritten).not.toContain("Zoé");
  expect(spelledAs(COLLECTION, new Map())).toBe(COLLECTION);
});
