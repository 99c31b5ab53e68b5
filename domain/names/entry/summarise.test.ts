import { expect, test } from "vitest";
import { curatedByHand } from "#tests/fixtures/curated-by-hand.ts";
import { recordsByHand } from "#tests/fixtures/records-by-hand.ts";
import { summariseCurated, summariseRecord } from "./summarise.ts";

const records = recordsByHand(2024, 2025, {
  Maximo: { M: [30, 25] },
  Xyla: { F: [6] },
  Zoe: { F: [50, 75] },
});

test("a curated name has its editor's words and its record's figures", () => {
  const entry = curatedByHand({ name: "Zoë", origin: "Greek", meaning: "life", say: "ZOH-ee", syllables: 2 });
  expect(summariseCurated(records, entry)).toEqual({
    id: "zoe",
    name: "Zoë",
    gender: "girl",
    origin: "Greek",
    meaning: "life",
    curated: true,
    certainty: "likely",
    say: "ZOH-ee",
    syllables: 2,
    oneIn: { n: 1, of: "girls", year: 2025 },
    spark: { girl: [99, 99] },
  });
});

test("a name that only SSA knows has no meaning and no origin, and is spelled as SSA spells it", () => {
  expect(summariseRecord(records, records.indexOf("Maximo"))).toMatchObject({
    id: "maximo",
    name: "Maximo",
    gender: "boy",
    origin: "Not recorded",
    meaning: "No reliable meaning recorded yet",
    curated: false,
    certainty: null,
    oneIn: { n: 1, of: "boys", year: 2025 },
  });
});

test("a name unpublished in the last year has no 1 in N", () => {
  expect(summariseRecord(records, records.indexOf("Xyla")).oneIn).toBeNull();
});

test("a curated name on no record has words and no figures", () => {
  const { oneIn, spark } = summariseCurated(records, curatedByHand({ name: "Gwenllian" }));
  expect({ oneIn, spark }).toEqual({ oneIn: null, spark: {} });
});
