import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readBirths } from "./read-births.ts";
import { readStates } from "./read-states.ts";
import { STATES } from "#domain/places/states.ts";
import { books } from "#tests/fixtures/real-books.ts";
import { openTables } from "#domain/names/records/records.ts";

const records = openTables(books.tables.records);

function zipOf(changes: Readonly<Record<string, string>> = {}): Uint8Array {
  const files = STATES.map(({ code }) => [
    `${code}.TXT`,
    strToU8(
      changes[code] ?? `${code},F,2002,Olivia,9\r\n${code},F,2024,Olivia,7\r\n${code},M,2024,Liam,5\r\n`,
    ),
  ]);
  return zipSync(Object.fromEntries(files));
}

const read = (changes?: Readonly<Record<string, string>>) => readStates(zipOf(changes), records, 2003, 2024);
const problemOf = (text: string) => {
  const result = read({ OH: text });
  return "problem" in result ? result.problem : "none";
};

test("listed births are read from the first year of births on", () => {
  const result = read();
  if ("problem" in result) throw new Error(result.problem);
  const olivia = result.of.get(records.indexOf("Olivia") * 2) ?? expect.fail();
  expect(olivia.reduce((sum, births) => sum + births)).toBe(7 * STATES.length);
  expect(result.of.get(records.indexOf("Liam") * 2 + 1)?.at(-1)).toBe(5);
});

test("a line that Social Security would not have written is refused with its place", () => {
  expect(problemOf("OH,F,2024,Olivia,4\r\n")).toMatch("OH.TXT line 1");
  expect(problemOf("WY,F,2024,Olivia,9\r\n")).toMatch("is not OH,F or M,year,Name,count");
  expect(problemOf("OH,F,2024,Olivia,9\r\nOH,F,2024,Olivia,9\r\n")).toMatch("stands twice");
  expect(problemOf("OH,F,2024,Zzyzxq,9\r\n")).toMatch("is not in the national records");
  expect(problemOf("OH,F,2024,Olivia,9")).toMatch("the last line is cut off");
  expect(problemOf("OH,F,2023,Olivia,9\r\n")).toMatch("ends in 2023");
  expect(readStates(zipSync({}), records, 2003, 2024)).toEqual({ problem: "AK.TXT is missing" });
});

test("births of all states and years are needed", () => {
  const head = "state,year,births,period,source\n";
  const rows = STATES.map(({ code }) => `${code},2024,100,calendar,W07`);
  expect(readBirths(head + rows.join("\n"))).toMatchObject({ firstYear: 2024, lastYear: 2024 });
  expect(readBirths(head + rows.slice(1).join("\n"))).toEqual({ problem: "AK 2024 is missing" });
  expect(readBirths(rows.join("\n"))).toMatchObject({ problem: expect.stringContaining("first line") });
  expect(readBirths(`${head}OH,2024,100,july-june,C19`)).toMatchObject({
    problem: expect.stringContaining("no row of births"),
  });
});
