import { expect, test } from "vitest";
import { curatedByHand } from "#tests/fixtures/curated-by-hand.ts";
import { recordsByHand, years } from "#tests/fixtures/records-by-hand.ts";
import { isEntryIndexed, namesIndexed } from "./is-entry-indexed.ts";

const opened = { work: "wiktionary", entry: "s.v. hazel", kind: "names" } as const;

test("an entry is for search engines if something was opened that agrees with it", () => {
  expect(isEntryIndexed({ evidence: [opened] }, 0)).toBe(true);
  expect(isEntryIndexed({ evidence: [{ ...opened, differs: true }] }, 499)).toBe(false);
  expect(isEntryIndexed({ evidence: [] }, 499)).toBe(false);
});

test("or if it was given to five hundred babies in ten years", () => {
  expect(isEntryIndexed({ evidence: [] }, 500)).toBe(true);
});

test("of a book, births of both sexes in the last ten years count, and names without an entry never", () => {
  const records = recordsByHand(2006, 2025, {
    Ada: { F: years(20, 49) },
    Kai: { F: years(20, 25), M: years(20, 25) },
    Rest: { F: years(20, 9000) },
  });
  const entry = (name: string) => curatedByHand({ name, evidence: [] });
  const isIndexed = namesIndexed(
    records,
    new Map([
      ["ada", entry("Ada")],
      ["kai", entry("Kai")],
      ["zoe", entry("Zoe")],
    ]),
  );
  expect(["ada", "kai", "rest", "zoe"].filter((id) => isIndexed(id))).toEqual(["kai"]);
});
