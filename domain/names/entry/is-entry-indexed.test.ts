import { expect, test } from "vitest";
import { isEntryIndexed } from "./is-entry-indexed.ts";

const opened = { work: "wiktionary", entry: "s.v. hazel", kind: "names" } as const;

test("an entry is for search engines if something was opened that agrees with it", () => {
  expect(isEntryIndexed({ evidence: [opened] }, 0)).toBe(true);
  expect(isEntryIndexed({ evidence: [{ ...opened, differs: true }] }, 499)).toBe(false);
  expect(isEntryIndexed({ evidence: [] }, 499)).toBe(false);
});

test("or if it was given to five hundred babies in ten years", () => {
  expect(isEntryIndexed({ evidence: [] }, 500)).toBe(true);
});
