import { expect, test } from "vitest";
import { curatedByHand } from "#tests/fixtures/curated-by-hand.ts";
import { recordsByHand } from "#tests/fixtures/records-by-hand.ts";
import { collectionFigures } from "./collection-figures.ts";

const records = recordsByHand(2024, 2025, {
  Ada: { F: [30, 40], M: [0, 5] },
  Bo: { M: [20, 20] },
  Jo: { F: [9, 9] },
  Xyla: { F: [6, 26] },
});

test("entries and births of the last year are counted by certainty and by the best that was opened", () => {
  const collection = [
    curatedByHand({
      name: "Ada",
      certainty: "settled",
      evidence: [
        { work: "gcide", entry: "s.v. x", kind: "word" },
        { work: "dmnes", entry: "s.v. Ada", kind: "names" },
      ],
    }),
    curatedByHand({
      name: "Bo",
      evidence: [{ work: "yonge1884", entry: "p. 1", kind: "names", differs: true }],
    }),
    curatedByHand({
      name: "Jo",
      certainty: "unknown",
      evidence: [{ work: "records", entry: "since 1990", kind: "names" }],
    }),
    curatedByHand({ name: "Nobody" }),
  ];
  expect(collectionFigures(collection, records)).toEqual({
    names: 4,
    byCertainty: { settled: 1, likely: 2, disputed: 0, unknown: 1 },
    byEvidence: { names: 1, word: 0, records: 1, none: 2 },
    births: {
      year: 2025,
      all: 100,
      byCertainty: { settled: 45, likely: 20, disputed: 0, unknown: 9 },
      byEvidence: { names: 45, word: 0, records: 9, none: 20 },
    },
  });
});
