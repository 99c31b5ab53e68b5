import { expect, test } from "vitest";
import type { Origin } from "#domain/names/entry/origin.ts";
import { entryOf } from "#tests/fixtures/name-facts.ts";
import { ORIGIN_ITEMS } from "./origin-matching.ts";

const COUNTRIES: Partial<Record<Origin, string>> = {
  Irish: "Ireland",
  Italian: "Italy",
  Japanese: "Japan",
  Welsh: "Wales",
  Greek: "Greece",
  Polish: "Poland",
  Finnish: "Finland",
};

test.each(ORIGIN_ITEMS)(
  "$name has one origin, settled or likely, and it is one of four countries",
  (item) => {
    const { origin, alsoFrom = [], certainty } = entryOf(item.name);
    expect(item.correct).toBe(COUNTRIES[origin]);
    expect(alsoFrom).toEqual([]);
    expect(certainty).toMatch(/^(settled|likely)$/);
    expect(item.options).toHaveLength(4);
    expect(new Set(item.options).size).toBe(4);
    expect(item.options).toContain(item.correct);
  },
);
