import { expect, test } from "vitest";
import { packNeighbour, unpackNeighbour } from "#app/names/page/packed-neighbour.ts";
import { summariseCurated, summariseRecord } from "#domain/names/entry/summarise.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import { COLLECTION } from "./collection.ts";
import { records } from "#tests/fixtures/name-facts.ts";

test("every name of the collection, and others, are unpacked as they were packed", () => {
  const others = ["zyva", "mahala", "aaban"].map((id) => summariseRecord(records, recordOf(records, id)));
  for (const summary of [...COLLECTION.map((entry) => summariseCurated(records, entry)), ...others]) {
    const reason = "Same rhythm as Ann; also Hebrew";
    const { spark: _, ...babyName } = summary;
    expect(unpackNeighbour(packNeighbour({ summary, reason }), records.lastYear)).toEqual({
      reason,
      babyName,
    });
  }
});
