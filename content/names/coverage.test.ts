import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GENDERS } from "#domain/names/entry/gender.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { records } from "#tests/fixtures/name-facts.ts";
import { decadeTop, yearTop } from "#tools/collection/wanted.ts";

const decades = decadeTop(records, 100);
const ids = COLLECTION.map(({ name }) => foldName(name));

test.each(["F", "M"] as const)("the 1,000 names most given in the last year (%s) are all there", (sex) => {
  const top = yearTop(records, sex, records.lastYear, 1000);
  expect(top).toHaveLength(1000);
  expect(top.filter((name) => !ids.includes(foldName(name)))).toEqual([]);
});

test("every name that was among the 100 most given of a decade is there", () => {
  const missing = decades.flatMap(({ decade, sex, names }) =>
    names.filter((name) => !ids.includes(foldName(name))).map((name) => `${decade}s ${sex} ${name}`),
  );
  expect(missing).toEqual([]);
});

test.each([
  { least: 50_000, since: records.firstYear },
  { least: 2000, since: 2016 },
])("every name given to $least babies or more since $since is there", ({ least, since }) => {
  const there = new Set(ids);
  const years = new Float64Array(records.lastYear - since + 1);
  const births = (record: number) =>
    records.addBirths(record, "F", since, years) + records.addBirths(record, "M", since, years);
  expect(
    records.names.all().filter((name, record) => births(record) >= least && !there.has(foldName(name))),
  ).toEqual([]);
});

test("there are 4,000 names, 1,500 of them beyond the lists of the most given, from 100 origins", () => {
  const listed = new Set(
    [
      ...(["F", "M"] as const).flatMap((sex) => yearTop(records, sex, records.lastYear, 1000)),
      ...decades.flatMap(({ names }) => names),
    ].map(foldName),
  );
  const beyond = COLLECTION.filter(({ name }) => !listed.has(foldName(name)));
  expect(COLLECTION.length).toBeGreaterThanOrEqual(4000);
  expect(beyond.length).toBeGreaterThanOrEqual(1500);
  expect(new Set(beyond.map(({ origin }) => origin)).size).toBeGreaterThanOrEqual(100);
});

test("there are at least fifty names of each sex of use", () => {
  for (const gender of GENDERS) {
    expect(COLLECTION.filter((entry) => entry.gender === gender).length, gender).toBeGreaterThanOrEqual(50);
  }
});

test("no published id is ever lost, and every id is in the ledger (npm run collection -- ledger)", () => {
  const published = readFileSync(new URL("./ids.txt", import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  expect(published.filter((id) => !ids.includes(id))).toEqual([]);
  expect(ids.filter((id) => !published.includes(id))).toEqual([]);
  expect(new Set(published).size).toBe(published.length);
});
