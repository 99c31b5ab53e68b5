import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { unpackStates } from "#domain/places/packed/packed-states.ts";
import { decodePlaces } from "#domain/places/place-tables.ts";
import { decodeRanks } from "#domain/places/ranks/rank-tables.ts";
import { records } from "#tests/fixtures/name-facts.ts";
import { PACKED_STATES } from "./read-states.ts";

// Other tests take what the last build laid out.
test("what comes with the site is unpacked by the models as they are now, whole", () => {
  const { places, ranks } = unpackStates(readFileSync(PACKED_STATES), records);
  expect(decodePlaces(places).header.newest.rows).toBeGreaterThan(5000);
  expect(decodeRanks(ranks).header.names).toHaveLength(20);
});
