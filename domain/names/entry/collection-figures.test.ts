import { expect, test } from "vitest";
import { collectionFigures } from "./collection-figures.ts";

test("entries are counted by grade, and those without a source", () => {
  const entry = (confidence: "A" | "B" | "C" | "U", ...sources: readonly string[]) => ({
    confidence,
    sources,
  });
  const collection = [
    entry("A", "bibledata:Ada"),
    entry("B"),
    entry("B", "web:https://x.example"),
    entry("U"),
  ];
  expect(collectionFigures(collection)).toEqual({
    names: 4,
    byGrade: { A: 1, B: 2, C: 0, U: 1 },
    unsourced: 2,
  });
});
