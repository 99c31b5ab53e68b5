import { expect, test } from "vitest";
import { foldName } from "#domain/names/entry/name.ts";
import { unpackBands } from "#domain/names/through-time/packed-bands.ts";
import { readTimeRequest } from "#domain/names/through-time/time-request.ts";
import { SEXES_OF } from "#domain/names/lists/sexes.ts";
import { COLLECTION } from "./collection.ts";
import { records } from "#tests/fixtures/name-facts.ts";
import { openTimeBook } from "./time-book.ts";

const book = openTimeBook({ records, collection: COLLECTION });
const ids = records.names.all().map(foldName);
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
    const addBirths = (record: number, years: Float64Array) =>
      SEXES_OF[request.whose].reduce(
        (sum, sex) => sum + records.addBirths(record, sex, records.firstYear, years),
        0,
      );
    const birthsOf = (record: number) => {
      const years = new Float64Array(listed.length);
      addBirths(record, years);
      return [...years];
    };
    const expected = new Float64Array(listed.length);
    let names = 0;
    ids.forEach((id, record) => {
      if (has(id) && addBirths(record, expected) > 0) names += 1;
    });
    const drawn = listed.map(
      (_, year) => (rest.births[year] ?? 0) + bands.reduce((sum, { births }) => sum + (births[year] ?? 0), 0),
    );
    expect(drawn).toEqual([...expected]);
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
