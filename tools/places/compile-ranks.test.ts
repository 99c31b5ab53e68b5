import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { openTables } from "#domain/names/records/records.ts";
import { openRanks } from "#domain/places/ranks/open-ranks.ts";
import { decodeRanks } from "#domain/places/ranks/rank-tables.ts";
import { stateOfCode, STATES } from "#domain/places/states.ts";
import { books } from "#tests/fixtures/real-books.ts";
import { compileRanks } from "./compile-ranks.ts";
import { readDecades } from "./read-decades.ts";

const records = openTables(books.tables.records);

function read(ohio: string) {
  const files = STATES.map(({ code }) => [
    `${code}.TXT`,
    strToU8(code === "OH" ? ohio : `${code},F,1955,Mary,60\r\n${code},F,2024,Mary,7\r\n`),
  ]);
  return readDecades(zipSync(Object.fromEntries(files)), records, 2024);
}

test("ten years are added up; equal counts share a rank, and fewer than 50 births have none", () => {
  const listed = read(
    [
      "OH,F,1949,Linda,900",
      "OH,F,1950,Linda,40",
      "OH,F,1959,Linda,30",
      "OH,F,1951,Susan,70",
      "OH,F,1952,Debra,51",
      "OH,F,1953,Karen,49",
      "OH,M,1950,James,200",
      "OH,F,2024,Mary,9",
      "",
    ].join("\r\n"),
  );
  if ("problem" in listed) throw new Error(listed.problem);
  const ranks = openRanks(decodeRanks(compileRanks(records, listed)), records);
  const [ohio, utah] = [stateOfCode("OH"), stateOfCode("UT")];
  expect(ranks.top(ohio, "F", 1950)).toEqual([
    { id: "linda", rank: 1, births: 70 },
    { id: "susan", rank: 1, births: 70 },
    { id: "debra", rank: 3, births: 51 },
  ]);
  expect(ranks.top(ohio, "M", 1950)).toEqual([{ id: "james", rank: 1, births: 200 }]);
  expect(ranks.top(ohio, "F", 1940)).toEqual([{ id: "linda", rank: 1, births: 900 }]);
  expect(ranks.top(utah, "F", 1950)).toEqual([{ id: "mary", rank: 1, births: 60 }]);
  expect(ranks.ranks("mary", "F", 1950)?.[ohio]).toBeNull();
});

test("a line that Social Security would not have written is refused with its place", () => {
  expect(read("OH,F,1955,Mary,4\r\n")).toEqual({
    problem: 'OH.TXT line 1: "OH,F,1955,Mary,4" has a count below 5',
  });
  expect(read("OH,F,1955,Mary,9\r\nOH,F,1955,Mary,9\r\n")).toMatchObject({
    problem: expect.stringContaining("stands twice"),
  });
});
