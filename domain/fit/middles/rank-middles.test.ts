import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { openBook } from "#domain/fit/book/packed-book.ts";
import type { Finding } from "#domain/fit/finding.ts";
import { type NameParts, namePartOf } from "#domain/fit/full-name.ts";
import { initials } from "#domain/fit/rules/initials.ts";
import { joined } from "#domain/fit/rules/joined.ts";
import { rhyme } from "#domain/fit/rules/rhyme.ts";
import { runOn } from "#domain/fit/rules/run-on.ts";
import { shortForms } from "#domain/fit/rules/short-forms.ts";
import { familyBookOf } from "#domain/fit/siblings/family-book-of.ts";
import type { FamilyName } from "#domain/fit/siblings/family-name.ts";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";
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
  expect(patternOf([1, 3, 2])).toBeGreaterThan(patternOf([1, 2, 2]));
  expect(patternOf([2, 1, 2])).toBeGreaterThan(patternOf([2, 2, 3]));
  expect(patternOf([2, 2, 3])).toBeGreaterThan(patternOf([2, 2, 2]));
  expect(patternOf([1, 1, 1])).toBe(0);
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

/** Those of the full-name check that a middle name must pass. */
const RULES = [runOn, rhyme, joined, shortForms, initials];
const byRules = (whole: NameParts): readonly Finding[] => RULES.flatMap((rule) => rule(whole, fit) ?? []);

test(
  "in 10,000 names drawn by chance, the full-name check finds no run-on, rhyme, initials or phrase in what is suggested",
  { timeout: 120_000 },
  () => {
    const surnames = readFileSync(join(ROOT, "data/surnames/us-surnames.txt"), "utf8").trim().split(/\s+/);
    const dice = seededDice(23);
    const any = <T>(list: readonly T[]) => list[Math.floor(dice() * list.length)];
    const drawn = (count: number) =>
      Array.from({ length: count }, () => any(names)).filter((name) => name !== undefined);
    const byStart = Map.groupBy(names, ({ letters }) => letters.charAt(0));
    let suggested = 0;
    for (let round = 0; round < 10_000; round++) {
      const [first] = drawn(1);
      const surname = round % 4 === 0 ? null : namePartOf(any(surnames) ?? "", fit);
      if (first === undefined) continue;
      // Names that begin as the first one ends, and that bear its short forms, are put in the way on purpose.
      const near = (byStart.get(first.letters.at(-1) ?? "") ?? []).slice(round % 7, (round % 7) + 4);
      const pool = [...new Set([...drawn(8), ...near, first])];
      for (const { name } of rankMiddles({ first, surname }, pool, { unwanted: fit, most: 2 })) {
        suggested++;
        const findings = byRules({ first, middles: [name], surname, siblings: [] });
        const bad: Finding | undefined = findings.find(
          ({ rule, verdict, reason, facts }) =>
            verdict !== "pass" &&
            (rule !== "shortForms" || reason === "shortPhrase") &&
            // What first name and surname do by themselves is no fault of the middle name.
            (facts["initials"]?.length === 6 || Object.values(facts).includes(name.written)),
        );
        if (bad !== undefined)
          expect.fail(
            `${first.written} ${name.written} ${surname?.written ?? ""}: ${bad.rule}, ${bad.reason}`,
          );
      }
    }
    expect(suggested).toBeGreaterThan(15_000);
  },
);
