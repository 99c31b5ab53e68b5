import { expect, test } from "vitest";
import { foldName } from "#domain/names/entry/name.ts";
import { unpackBands } from "#domain/names/through-time/packed-bands.ts";
import { readTimeRequest } from "#domain/names/through-time/time-request.ts";
import { SEXES_OF } from "#domain/names/lists/sexes.ts";
import { COLLECTION } from "./collection.ts";
import { readRecords } from "./read-records.ts";
import { ROOT } from "#server/root.ts";
import { openTimeBook } from "./time-book.ts";

const records = readRecords(new URL("data/ssa/", ROOT));
const book = openTimeBook({ records, collection: COLLECTION });
const ids = records.names.map(foldName);
const irish = new Set(
  COLLECTION.filter(({ origin, alsoFrom = [], usedIn = [] }) =>
    [origin, ...alsoFrom, ...usedIn].includes("Irish"),
  ).map(({ name }) => foldName(name)),
);

test.for([
  ["", () => true],
  ["whose=girls", () => true],
  ["whose=boys", () => true],
  ["start=m", (id: string) => id.startsWith("m")],
  ["start=ma&end=n&whose=boys", (id: string) => id.startsWith("ma") && id.endsWith("n")],
  ["end=lyn", (id: string) => id.endsWith("lyn")],
  ["origin=Irish&whose=girls", (id: string) => irish.has(id)],
  ["origin=Irish&end=n", (id: string) => irish.has(id) && id.endsWith("n")],
] as const)(
  "%s: bands and rest are the births of the records, each year, to the last one",
  ([query, has]) => {
    const request = readTimeRequest(new URLSearchParams(query));
    const { bands, rest, listed } = unpackBands(book.bands(request));
    const expected = listed.map(() => 0);
    const birthsOf = (record: number) => {
      const series = SEXES_OF[request.whose].map((sex) => records.counts(record, sex));
      return listed.map((_, year) => series.reduce((sum, counts) => sum + (counts[year] ?? 0), 0));
    };
    let names = 0;
    ids.forEach((id, record) => {
      if (!has(id)) return;
      const births = birthsOf(record);
      births.forEach((count, year) => (expected[year] = (expected[year] ?? 0) + count));
      if (births.some((count) => count > 0)) names += 1;
    });
    const drawn = listed.map(
      (_, year) => (rest.births[year] ?? 0) + bands.reduce((sum, { births }) => sum + (births[year] ?? 0), 0),
    );
    expect(drawn).toEqual(expected);
    expect(bands.length + rest.names).toBe(names);
    if (has("")) expect(drawn).toEqual(listed);
    expect(bands.map(({ births }) => births)).toEqual(bands.map(({ id }) => birthsOf(ids.indexOf(id))));
  },
);

test("the origins that can be asked for are those of names on record, each name once", () => {
  expect(book.origins).toContain("Irish");
  expect(book.origins.length).toBeGreaterThan(60);
  for (const origin of book.origins) {
    const { bands } = book.bands({ start: "", end: "", whose: "babies", origin });
    expect(new Set(bands.map(({ id }) => id)).size, origin).toBe(bands.length);
    expect(bands.length, origin).toBeGreaterThan(0);
  }
});
