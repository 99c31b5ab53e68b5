import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { openBook } from "#domain/fit/book/packed-book.ts";
import { namePartOf } from "#domain/fit/full-name.ts";
import { familyBookOf } from "#domain/fit/siblings/family-book-of.ts";
import type { FamilyName } from "#domain/fit/siblings/family-name.ts";
import { patternOf } from "./middle-score.ts";
import { type MiddleOptions, rankMiddles } from "./rank-middles.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const fit = openBook(JSON.parse(readFileSync(join(ROOT, "data/fit/book.json"), "utf8")));
const { names, find } = familyBookOf(fit);

function middlesFor(first: string, last: string, options: MiddleOptions = {}) {
  const name = find(first);
  if (name === null) throw new Error(`${first} cannot be read.`);
  return rankMiddles({ first: name, surname: namePartOf(last, fit) }, names, { unwanted: fit, ...options });
}
const written = (found: readonly { readonly name: FamilyName }[]) => found.map(({ name }) => name.written);

test("24 names for the middle, with or without a surname, each with two reasons", () => {
  for (const [first, last] of [
    ["Hazel", "Whitfield"],
    ["Benjamin", ""],
    ["Ann", "Lee"],
    ["Zzyzx", "Nguyen"],
  ] as const) {
    const found = middlesFor(first, last);
    expect(new Set(written(found)).size, first).toBe(24);
    for (const { name, reasons } of found) {
      expect(reasons, name.written).toHaveLength(2);
      expect(reasons[0]?.kind).not.toBe(reasons[1]?.kind);
    }
  }
});

test("names that are not as long as their neighbors come first: 1-3-2, 2-1-2", () => {
  expect(patternOf(1, 3, 2)).toBeGreaterThan(patternOf(1, 2, 2));
  expect(patternOf(2, 1, 2)).toBeGreaterThan(patternOf(2, 2, 3));
  expect(patternOf(2, 2, 3)).toBeGreaterThan(patternOf(2, 2, 2));
  expect(patternOf(1, 1, 1)).toBe(0);
  expect(written(middlesFor("Hazel", "Whitfield", { gender: "girl" }))).toEqual(
    expect.arrayContaining(["Rose", "Josephine"]),
  );
});

test("only names of the sex that is asked for, and as many as are asked for", () => {
  const found = middlesFor("Hazel", "Whitfield", { gender: "boy", most: 5 });
  expect(found.map(({ name }) => name.gender)).toEqual(["boy", "boy", "boy", "boy", "boy"]);
});

test("a phrase with the short form, with the first name or with the surname is never made", () => {
  const stands = (first: string, middle: string, last: string) => {
    const [one, other] = [find(first), find(middle)];
    if (one === null || other === null) throw new Error(`${first} ${middle} cannot be read.`);
    const around = { first: one, surname: namePartOf(last, fit) };
    return rankMiddles(around, [other], { unwanted: fit }).length > 0;
  };
  expect(stands("Benjamin", "Dover", "")).toBe(false);
  expect(stands("Benjamin", "Dover", "Miller")).toBe(false);
  expect(stands("Robert", "Banks", "Miller")).toBe(false);
  expect(stands("Michael", "Jordan", "Miller")).toBe(false);
  expect(stands("Emma", "Summer", "Day")).toBe(false);
  expect(stands("Benjamin", "Jordan", "Miller")).toBe(true);
});
