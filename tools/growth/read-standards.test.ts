import { expect, test } from "vitest";
import packed from "#data/who/standards.json";
import { SEXES, TABLES } from "#domain/growth/measure.ts";
import { unpackStandards } from "#domain/growth/packed-standards.ts";
import { readStandards, STANDARD_FILES } from "./read-standards.ts";

const standards = unpackStandards(packed);

/** The tables as WHO publishes them, with rows after the last that we use. */
function csv(file: string): string {
  const id = TABLES.find((each) => STANDARD_FILES[each] === file);
  if (id === undefined) throw new Error(file);
  const lines = SEXES.toReversed().flatMap((sex) => {
    const { first, step, rows } = standards[sex][id];
    const all = rows.map(({ l, m, s }, place) => [sex, Number((first + place * step).toFixed(1)), l, m, s]);
    return id === "weightForLength" ? all : [...all, [sex, first + rows.length, 1, 2, 3]];
  });
  return `sex,at,L,M,S\r\n${lines.map((line) => line.join(",")).join("\r\n")}\r\n`;
}

test("the tables are read up to five years and 110 cm", () => {
  expect(readStandards(csv)).toEqual(standards);
});

test("a table with a missing row is refused", () => {
  const cut = readStandards((file) => csv(file).replace(/^girl,400,.*\r\n/m, ""));
  expect(cut).toEqual({ problem: "weight-for-age-daily.csv: rows of girls are missing or out of order" });
});

test("a fabricated copy is refused", () => {
  const made = readStandards((file) => csv(file).replace("0.3487,3.3464", "0.3487,3.3465"));
  expect(made).toEqual({ problem: "boy weight 0: not WHO's values" });
});
