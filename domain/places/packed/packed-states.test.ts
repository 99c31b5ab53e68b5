import { expect, test } from "vitest";
import { createRecords } from "#domain/names/records/records.ts";
import { emptyNewest, emptyOlder, layOutPlaces } from "#domain/places/place-rows.ts";
import type { PlacesHeader } from "#domain/places/place-tables.ts";
import { layOutRanks } from "#domain/places/ranks/rank-blocks.ts";
import { DECADES, LEAST_RANKED } from "#domain/places/ranks/rank-tables.ts";
import { packShade } from "#domain/places/shade.ts";
import { WITHOUT_QUOTIENT } from "#domain/places/state-figures.ts";
import { STATES } from "#domain/places/states.ts";
import { isUnpackedFrom, packStates, unpackStates } from "./packed-states.ts";

const [FIRST_YEAR, LAST_YEAR] = [1910, 2012];
const ALL_HIDDEN = 31;
/** A cell of rows by state. */
const isDc = (cell: number) => cell % STATES.length === WITHOUT_QUOTIENT;

/** Records in which girls called Ada and Bea, and boys called Cal, are so many each year. */
function recordsOf(yearly: readonly number[]) {
  const names = ["Ada", "Bea", "Cal"];
  const years = LAST_YEAR - FIRST_YEAR + 1;
  // Ada's girls, her boys, Bea's girls, her boys, Cal's girls, his boys.
  const starts = [0, 1, 1, 2, 2, 2, 3].map((before) => before * years);
  return createRecords({
    firstYear: FIRST_YEAR,
    lastYear: LAST_YEAR,
    names,
    starts: Uint32Array.from(starts),
    years: Uint8Array.from({ length: 3 * years }, (_, cell) => cell % years),
    counts: Uint32Array.from({ length: 3 * years }, (_, cell) => yearly[Math.floor(cell / years)] ?? 0),
    ranks: new Uint16Array(3 * years),
  });
}

const [ADA, BEA, CAL] = [0, 2, 5];
const COMMON = recordsOf([4000, 60, 900]);

function headerOf(rows: number, olderRows: number): PlacesHeader {
  const none = { F: STATES.map(() => []), M: STATES.map(() => []) };
  return {
    records: { names: 3, lastYear: LAST_YEAR },
    firstYear: 2003,
    lastYear: LAST_YEAR,
    births: STATES.map((_, state) => Array.from({ length: 10 }, (_year, year) => 5000 * (state + 1) + year)),
    newest: { firstYear: 2008, rows },
    older: [{ firstYear: 2003, rows: olderRows }],
    typical: none,
    rising: none,
  };
}

const noRanks = () =>
  layOutRanks(
    { names: 3, lastYear: LAST_YEAR },
    DECADES.flatMap(() => [new Map(), new Map()]),
  );

function expectBack(places: Uint8Array, ranks: Uint8Array, records = COMMON): void {
  const packed = packStates({ places, ranks }, records);
  const unpacked = unpackStates(packed, records);
  expect(unpacked.places).toEqual(places);
  expect(unpacked.ranks).toEqual(ranks);
  expect(isUnpackedFrom({ places, ranks }, packed)).toBe(true);
}

test("where nothing is given often enough, nothing comes back", () => {
  const places = layOutPlaces(headerOf(0, 0), { newest: emptyNewest([]), older: [emptyOlder([])] });
  expectBack(places, noRanks(), recordsOf([6, 5, 5]));
});

test("names that no state lists come back, and too few where few are expected", () => {
  const newest = emptyNewest([ADA, CAL, BEA]);
  newest.hidden.fill(ALL_HIDDEN);
  const older = emptyOlder([ADA, CAL]);
  const about = packShade("about", 1);
  const isTold = (cell: number) => cell < STATES.length || cell % STATES.length > 1;
  older.shades.set(older.shades.map((_, cell) => (isTold(cell) && !isDc(cell) ? about : 0)));
  expectBack(layOutPlaces(headerOf(3, 2), { newest, older: [older] }), noRanks());
});

test("the largest numbers come back, those below 0, and what nobody would have predicted", () => {
  const newest = emptyNewest([ADA, CAL, BEA]);
  for (const cell of newest.listed.keys()) {
    const listed = [0, 5, 9, 26, 65_535][cell % 5] ?? 0;
    newest.listed[cell] = listed;
    newest.hidden[cell] = [ALL_HIDDEN, 0b11101, 0b01111, 0b00001, 0][cell % 5] ?? 0;
  }
  newest.unlisted.set([32_767, -32_768, 0, -1, 1], 5);
  const older = emptyOlder([ADA, CAL]);
  older.shades.set(older.shades.map((_, cell) => (isDc(cell) ? 0 : 64 + ((cell * 37) % 192))));
  const blocks = DECADES.flatMap((_, decade) => [
    new Map([[ADA, Uint32Array.from(STATES, (_state, state) => (state === decade ? 16_000_000 : 0))]]),
    new Map([[CAL, Uint32Array.from(STATES, (_state, state) => (state % 3) * LEAST_RANKED)]]),
  ]);
  const ranks = layOutRanks({ names: 3, lastYear: LAST_YEAR }, blocks);
  expectBack(layOutPlaces(headerOf(3, 2), { newest, older: [older] }), ranks);
});

test("what would not come back is not packed", () => {
  const newest = emptyNewest([ADA, CAL, BEA]);
  // None is listed, and no year is hidden.
  const places = layOutPlaces(headerOf(3, 2), { newest, older: [emptyOlder([ADA, CAL])] });
  expect(() => packStates({ places, ranks: noRanks() }, COMMON)).toThrow("damaged");
});

test("a damaged file is refused, and one that goes with other records", () => {
  const places = layOutPlaces(headerOf(0, 0), { newest: emptyNewest([]), older: [emptyOlder([])] });
  const records = recordsOf([6, 5, 5]);
  const packed = packStates({ places, ranks: noRanks() }, records);
  const others = { ...records, lastYear: LAST_YEAR + 1 };
  expect(() => unpackStates(packed, others)).toThrow(
    "Births by state go with another edition of the records: npm run compile:states.",
  );
  expect(() => unpackStates(packed.subarray(0, -1), records)).toThrow("Births by state are damaged");
  expect(() =>
    unpackStates(
      packed.map((byte, at) => (at === packed.length - 9 ? byte ^ 1 : byte)),
      records,
    ),
  ).toThrow("Births by state are damaged");
  expect(() => unpackStates(new Uint8Array(3), records)).toThrow('does not begin with "STATES1"');
});
