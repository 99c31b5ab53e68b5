import { expect, test } from "vitest";
import { summariseCurated, summariseRecord } from "#domain/names/entry/summarise.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import { COLLECTION } from "./collection.ts";
import { keepSummaries } from "./kept-summaries.ts";
import { readRecords } from "./read-records.ts";

const records = readRecords(new URL("../../data/ssa/", import.meta.url));
const summaries = COLLECTION.map((entry) => summariseCurated(records, entry));

test("what is kept is what was offered, to the last point of each curve", () => {
  const kept = keepSummaries();
  for (const summary of summaries) kept.offer(summary);
  for (const summary of summaries) expect(kept.get(summary.id)).toEqual(summary);
  // Of one sex, of both, of none.
  const curves = new Set(summaries.map(({ spark }) => Object.keys(spark).join(" ")));
  expect(curves).toEqual(new Set(["girl", "boy", "girl boy", ""]));
});

test("a name that hardly anybody is given is not kept", () => {
  const kept = keepSummaries();
  const rare = summariseRecord(records, recordOf(records, "zyheir"));
  const common = summariseRecord(records, recordOf(records, "olivia"));
  for (const summary of [rare, common]) kept.offer(summary);
  expect([kept.get(rare.id), kept.get(common.id)]).toEqual([undefined, common]);
  expect(kept.get("nobody")).toBeUndefined();
});
