import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { COUNTRIES } from "#domain/world/countries.ts";
import { compileSeries } from "./compile-series.ts";
import { PUBLISHERS } from "./publishers.ts";

const ROWS = `year	sex	name	count	rank
2000	F	Zoé	20	1
2000	F	Zoe	5	2
2000	F	Ann	5	2
2000	M	Jean-Pierre	10	1
2000	M	A	10	1
2001	F	Zoe	15	1
2001	M	Jean	5	1
`;

function compiled(text: string) {
  const publisher = PUBLISHERS["france"];
  if (publisher === undefined) throw new Error("France is gone.");
  return compileSeries(gzipSync(text), publisher);
}

test("spellings that fold to one name are one record, written as most of its babies are", () => {
  const made = compiled(ROWS);
  if ("problem" in made) throw new Error(made.problem);
  const { records, spellings, edition } = made;
  expect(records.names.all()).toEqual(["Ann", "Jean", "Jeanpierre", "Zoe"]);
  expect([...records.counts(3, "F")]).toEqual([25, 15]);
  expect(records.rankIn(3, "F", 2000)).toBe(1);
  expect(spellings).toBe("jeanpierre\tJean-Pierre\nzoe\tZoé\n");
  expect(edition).toMatchObject({
    id: "france",
    firstYear: 2000,
    lastYear: 2001,
    rows: 5,
    leftOut: 1,
    floor: 3,
  });
});

test("a name that most babies have without an accent stands without", () => {
  const made = compiled(ROWS.replace("2001	F	Zoe	15	1", "2001	F	Zoe	20	1"));
  expect("spellings" in made && made.spellings).toBe("jeanpierre\tJean-Pierre\n");
});

test("a table that is not as the publisher says is refused", () => {
  expect(compiled(ROWS.replace("Ann	5", "Ann	2"))).toEqual({ problem: "Ann F 2000 has a count below 3" });
  expect(compiled(ROWS.replaceAll("2001", "2002"))).toEqual({ problem: "2001 lacks a sex, or is missing" });
  expect(compiled("")).toHaveProperty("problem");
});

test("what is said of a series agrees with what is said of it beside the US records", () => {
  for (const { id, floor, credit } of Object.values(PUBLISHERS)) {
    const country = COUNTRIES.find((each) => each.id === id);
    expect([id, floor, credit]).toEqual([id, country?.floor, country?.notice]);
  }
});

test("the tables of the tests compile", () => {
  for (const [id, publisher] of Object.entries(PUBLISHERS)) {
    const table = readFileSync(new URL(`../../tests/editions/${id}.tsv.gz`, import.meta.url));
    expect(compileSeries(table, publisher)).toMatchObject({ edition: { id, lastYear: 2024 } });
  }
});
