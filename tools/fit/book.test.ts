import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { COARSE_INITIALS, KNOWN_INITIALS } from "#content/fit/initials.ts";
import { FAMOUS_NAMES, FLAGGED_WORDS, KNOWN_PHRASES, RHYMED_WORDS } from "#content/fit/words.ts";
import { openBook } from "#domain/fit/book/packed-book.ts";
import { records } from "#tests/fixtures/name-facts.ts";
import { packBook, stamped } from "./pack-book.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const text = readFileSync(join(ROOT, "data/fit/book.json"), "utf8");
const book = openBook(JSON.parse(text));

test("the book is made of this collection, these records and these words", () => {
  const { madeOf } = stamped(packBook(records, ROOT));
  expect(JSON.parse(text).madeOf, "run: npm run fit -- book").toBe(madeOf);
});

test("it weighs 135 kB at most, compressed", () => {
  expect(brotliCompressSync(text).length).toBeLessThan(135_000);
});

test("names are found with where their sound comes from, their short forms and their time", () => {
  expect(book.soundOf("hazel")).toEqual({ said: "h'ez@l", source: "collection" });
  expect(book.soundOf("nguyen")).toEqual({ said: "w'In", source: "dictionary" });
  expect(book.soundOf("zzyzx")).toBeUndefined();
  expect(book.shortFormsOf("theodore")).toContain("Ted");
  expect(book.shortFormsOf("zzyzx")).toEqual([]);
  expect(book.eraOf("gertrude")?.peak).toBe(1890);
  expect(book.eraOf("zzyzx")).toBeUndefined();
});

test("names are found with how usual they are now; a surname alone has no such figure", () => {
  const olivia = book.usageOf("olivia");
  expect(olivia?.births).toBeGreaterThan(10_000);
  expect(olivia?.oneIn).toBeLessThan(400);
  expect(book.usageOf("gertrude")?.births).toBeLessThan(100);
  expect(book.usageOf("nguyen")).toBeUndefined();
  expect(book.usageOf("zzyzx")).toBeUndefined();
});

test("no initials, word or phrase is listed twice", () => {
  for (const list of [
    [...COARSE_INITIALS, ...KNOWN_INITIALS].map(([letters]) => letters),
    FLAGGED_WORDS,
    [...KNOWN_PHRASES, ...FAMOUS_NAMES],
  ]) {
    expect(list.filter((each, at) => list.indexOf(each) !== at)).toEqual([]);
  }
});

test("the words that are rhymed on are flagged ones", () => {
  expect(RHYMED_WORDS.filter((word) => !FLAGGED_WORDS.includes(word))).toEqual([]);
});

test("no flagged word is a name of the collection", () => {
  expect(FLAGGED_WORDS.filter((word) => book.soundOf(word)?.source === "collection")).toEqual([]);
});

test("names of the collection are found with how they are written, their sex of use, origins and what anybody sees in them", () => {
  expect(book.collection()).toContain("zoe");
  expect(book.kindOf("maelle")).toMatchObject({ written: "Maëlle", gender: "girl" });
  expect(book.kindOf("violet")?.styles).toContain("a flower name");
  expect(book.kindOf("saoirse")?.origins).toEqual(["Irish"]);
  expect(book.kindOf("nguyen")).toBeUndefined();
});
