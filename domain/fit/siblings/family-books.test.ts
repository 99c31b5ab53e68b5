import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { records } from "#tests/fixtures/name-facts.ts";
import { STYLES } from "#content/fit/styles.ts";
import { REVIEWED_THEMES } from "#content/names/reviewed-themes.ts";
import { openBook } from "#domain/fit/book/packed-book.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { createFamilyBook } from "./create-family-book.ts";
import { familyBookOf } from "./family-book-of.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const onServer = createFamilyBook({
  records,
  collection: COLLECTION,
  themes: REVIEWED_THEMES,
  styles: STYLES,
});
const onDevice = familyBookOf(openBook(JSON.parse(readFileSync(join(ROOT, "data/fit/book.json"), "utf8"))));

test("a browser and the server know the same of every name of the collection, so they suggest the same", () => {
  expect(onDevice.names).toEqual(onServer.names);
});

test("a name is written as it was typed, and what nobody has written of it is left open", () => {
  for (const { find } of [onServer, onDevice]) {
    expect(find(" zoe ")).toMatchObject({ written: "zoe", letters: "zoe", gender: "girl" });
    expect(find("Qqqqzy")).toMatchObject({ source: "guess", era: undefined, gender: null });
    expect(find("—")).toBeNull();
  }
});

test("the server has figures for every name on record; a browser for those whose sound it knows", () => {
  expect(onServer.find("Brayleigh")?.usage?.births).toBeGreaterThan(5);
  expect(onServer.find("Brayleigh")).toMatchObject({ source: "guess", gender: "girl", origins: [] });
  expect(onDevice.find("Brayleigh")).toMatchObject({ source: "guess", gender: null, usage: undefined });
});
