import { expect, test } from "vitest";
import { recordsByHand, years } from "#tests/fixtures/records-by-hand.ts";
import { packBands, unpackBands } from "./packed-bands.ts";
import { timeBands } from "./time-bands.ts";
import { readTimeRequest, timeQuery } from "./time-request.ts";

const records = recordsByHand(2018, 2021, {
  An: { F: [0, 0, 6, 6] },
  Ann: { F: [50, 0, 0, 0] },
  Lara: { F: [100, 100, 100, 100] },
  Mabel: { F: [40, 30, 10, 20] },
  Mac: { M: [30, 30, 30, 30] },
  Maya: { F: [0, 10, 60, 50], M: [0, 0, 5, 0] },
  Mo: { M: [70, 65, 0, 0] },
});
const request = (query: string) => readTimeRequest(new URLSearchParams(query));
const bandsOf = (query: string, ofOrigin: readonly number[] = []) =>
  timeBands(records, request(query), ofOrigin);
const namesOf = (query: string) => bandsOf(query).bands.map(({ name }) => name);

test("an address is read with care, and written in one way", () => {
  expect(request("")).toEqual({ start: "", end: "", whose: "babies", origin: null });
  const asked = request("start=Má&end=-LYN&whose=boys&origin=Scottish+Gaelic&page=3");
  expect(asked).toEqual({ start: "ma", end: "lyn", whose: "boys", origin: "Scottish Gaelic" });
  expect(timeQuery(asked)).toBe("?start=ma&end=lyn&whose=boys&origin=Scottish+Gaelic");
  expect(request(timeQuery(asked))).toEqual(asked);
  expect(timeQuery(request("start=99&whose=cats&origin=Klingon"))).toBe("");
  expect(request(`start=${"x".repeat(9000)}`).start).toHaveLength(15);
});

test("names that start and end with the letters, the earliest at the bottom", () => {
  expect(namesOf("start=ma")).toEqual(["Mabel", "Mac", "Maya"]);
  expect(namesOf("start=m&whose=boys")).toEqual(["Mo", "Mac", "Maya"]);
  expect(namesOf("end=a")).toEqual(["Lara", "Maya"]);
  expect(namesOf("start=m&end=a")).toEqual(["Maya"]);
  expect(namesOf("end=an")).toEqual(["An"]);
  expect(bandsOf("start=zz")).toMatchObject({ bands: [], rest: { names: 0, births: [0, 0, 0, 0] } });
});

test("only the births of those who are counted, and of the origin asked for", () => {
  expect(bandsOf("start=maya").bands[0]).toMatchObject({ gender: "girl", births: [0, 10, 65, 50] });
  expect(bandsOf("start=maya&whose=girls").bands[0]?.births).toEqual([0, 10, 60, 50]);
  expect(bandsOf("whose=girls").listed).toEqual([190, 140, 176, 176]);
  const lara = records.indexOf("Lara");
  expect(bandsOf("origin=Latin", [lara]).bands.map(({ name }) => name)).toEqual(["Lara"]);
  expect(bandsOf("origin=Latin&start=m", [lara]).bands).toEqual([]);
});

test("the forty with most births have a band each; the others are together, and no birth is lost", () => {
  const many = recordsByHand(
    2020,
    2021,
    Object.fromEntries(
      Array.from({ length: 50 }, (_, place) => [
        `M${String.fromCharCode(97 + (place % 25))}${place < 25 ? "a" : "b"}`,
        { F: [10 + place, 20], M: years(2, 5) },
      ]),
    ),
  );
  for (const query of ["", "start=m", "whose=girls", "end=b&whose=boys"]) {
    const { bands, rest, listed } = timeBands(many, request(query), []);
    expect(bands.length, query).toBe(query.includes("end") ? 25 : 40);
    expect(bands.length + rest.names, query).toBe(query.includes("end") ? 25 : 50);
    const sums = listed.map(
      (_, year) => (rest.births[year] ?? 0) + bands.reduce((sum, { births }) => sum + (births[year] ?? 0), 0),
    );
    expect(sums, query).toEqual(query.includes("end") ? [125, 125] : listed);
  }
});

test("packed bands come out as they went in", () => {
  for (const query of ["", "start=ma", "start=zz"]) {
    const bands = bandsOf(query);
    expect(unpackBands(packBands(bands)), query).toEqual(bands);
  }
  const big = { ...bandsOf("start=zz"), listed: [3_900_000, 0, 5, 3_999_999] };
  expect(unpackBands(packBands(big)).listed).toEqual(big.listed);
  expect(packBands({ ...big, listed: [0, 1, 0, 16] }).listed).toBe("ACDgB");
});
