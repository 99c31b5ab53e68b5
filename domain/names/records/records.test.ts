import { expect, test } from "vitest";
import { decodeRecords, FORMAT_MARK } from "./decode-records.ts";

// Written out by hand, so that the format is checked against data/ssa/README.md and not against its own compiler.
const NAMES = "Ann\nBo\nCy";
const RUNS = [
  [2, 0, 2, 10, 1], // Ann, girls: 2000–2001, then ten years later 2012
  [0], // Ann, boys
  [1, 12, 1], // Bo, girls: 2012
  [1, 12, 1], // Bo, boys: 2012
  [0], // Cy: kept from an earlier edition
  [0],
].flat();
const COUNTS = [0xac, 0x02, 7, 9, 9, 5]; // 300 takes two bytes

function fileOf({ mark = FORMAT_MARK, names = NAMES, runs = RUNS, counts = COUNTS } = {}): Uint8Array {
  const header = new Uint32Array([2000, 2012, 3, 5, names.length, runs.length]);
  const text = new TextEncoder();
  return new Uint8Array([
    ...text.encode(mark),
    ...new Uint8Array(header.buffer),
    ...text.encode(names),
    ...runs,
    ...counts,
  ]);
}

const records = decodeRecords(fileOf());
const [ann, bo, cy] = [0, 1, 2];

test("a name is found by its exact spelling", () => {
  expect(records.names.all()).toEqual(["Ann", "Bo", "Cy"]);
  expect(records.names.all().map((name) => records.indexOf(name))).toEqual([0, 1, 2]);
  for (const absent of ["", "ann", "Aaa", "Bob", "Zoe"]) expect(records.indexOf(absent)).toBe(-1);
});

test("births stand in their year, and nothing stands in the others", () => {
  expect([...records.counts(ann, "F")]).toEqual([300, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9]);
  expect(records.counts(ann, "M").every((births) => births === 0)).toBe(true);
  expect(records.countIn(ann, "F", 2001)).toBe(7);
  expect(records.countIn(ann, "F", 2002)).toBe(0);
  for (const [from, to] of [
    [1900, 2001],
    [2001, 2001],
    [2002, 2012],
    [2000, Infinity],
  ] as const) {
    const each = Array.from({ length: 150 }, (_, at) => 1880 + at).filter(
      (year) => year >= from && year <= to,
    );
    const births = each.reduce((sum, year) => sum + records.countIn(ann, "F", year), 0);
    expect(records.countBetween(ann, "F", from, to), `${from} ${to}`).toBe(births);
  }
  expect(records.countIn(bo, "M", 2012)).toBe(5);
});

test("a tie ranks in alphabetical order", () => {
  expect(records.rankIn(ann, "F", 2012)).toBe(1);
  expect(records.rankIn(bo, "F", 2012)).toBe(2);
  expect(records.rankIn(bo, "M", 2012)).toBe(1);
  expect(records.rankIn(bo, "F", 2011)).toBe(0);
});

test("sums cover all years, the last ten and the last one", () => {
  expect([records.total(ann, "F"), records.recent(ann, "F"), records.latest(ann, "F")]).toEqual([316, 9, 9]);
  expect([records.total(bo, "M"), records.recent(bo, "M"), records.latest(bo, "M")]).toEqual([5, 5, 5]);
  expect([...records.recentBirths]).toEqual([9, 14, 0]);
  expect(records.listed("F", 2012)).toBe(18);
  expect(records.listed("M", 2000)).toBe(0);
});

test("a name without births, a year out of range and a record that is none all count nothing", () => {
  expect(records.total(cy, "F") + records.total(cy, "M")).toBe(0);
  expect(records.countIn(ann, "F", 1999) + records.countIn(ann, "F", 2013)).toBe(0);
  expect(records.rankIn(ann, "F", 2013)).toBe(0);
  expect(records.listed("M", 1999) + records.listed("F", 2013)).toBe(0);
  expect(records.total(-1, "F") + records.countIn(-1, "M", 2012) + records.countIn(99, "F", 2012)).toBe(0);
  expect([...records.counts(-1, "M")]).toEqual(Array.from({ length: 13 }, () => 0));
});

test("other bytes are refused", () => {
  expect(() => decodeRecords(fileOf({ mark: "SSA2" }))).toThrow("Not birth records");
  expect(() => decodeRecords(new Uint8Array())).toThrow("Not birth records");
  expect(() => decodeRecords(fileOf({ names: "Ann\nBo" }))).toThrow("damaged: 2 names");
  expect(() => decodeRecords(fileOf({ runs: RUNS.slice(1) }))).toThrow("damaged: the years");
  expect(() => decodeRecords(fileOf({ counts: COUNTS.slice(0, -1) }))).toThrow("damaged: the counts");
});
