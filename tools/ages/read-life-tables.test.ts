import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { unpackLifeTables } from "#domain/compare/life-tables.ts";
import { readLifeTables } from "./read-life-tables.ts";

const tables = unpackLifeTables(
  JSON.parse(readFileSync(new URL("../../data/life-tables/cohorts.json", import.meta.url), "utf8")),
);
const rows = (["F", "M"] as const).flatMap((sex) =>
  tables.alive[sex].flatMap((cohort, place) =>
    cohort.map((alive, age) => `${tables.firstCohort + place * tables.step},${sex},${age},0.1,${alive}`),
  ),
);
const csv = (lines: readonly string[]) => ["birth_year,sex,age,qx,lx", ...lines, ""].join("\n");

test("the committed tables come back from the rows they were made of", () => {
  expect(readLifeTables(csv(rows))).toEqual(tables);
  expect(tables.alive.F).toHaveLength(12);
});

test("another file, a gap, a wrong order and other values are refused", () => {
  expect(readLifeTables("a,b\n")).toHaveProperty("problem");
  expect(readLifeTables(csv(["1900,F,one,2,3"]))).toHaveProperty("problem");
  expect(readLifeTables(csv(rows.toSpliced(700, 1)))).toHaveProperty("problem");
  expect(readLifeTables(csv(rows.toReversed()))).toHaveProperty("problem");
  const other = rows.map((row) => row.replace("1950,M,61,0.1,80130", "1950,M,61,0.1,80131"));
  expect(readLifeTables(csv(other))).toEqual({ problem: "M 1950 61: not SSA's value" });
});
