import { readMarkedHead } from "#domain/marked-file.ts";
import { sharedUint8 } from "#domain/names/records/shared-arrays.ts";
import { WINDOW_YEARS } from "./state-figures.ts";
import { STATES } from "./states.ts";

/** How a file of births by state begins; data/states/README.md describes the rest. */
export const PLACES_MARK = "PLACES1\n";

/** Five years, by the first of them. */
type WindowRows = { readonly firstYear: number; readonly rows: number };

/** Row of a name in the newest window, and about how many babies were given it in the window before. */
export type RisingRow = readonly [row: number, before: number];

/** What a file of births by state says of itself, and what is small. */
export type PlacesHeader = {
  /** The edition of the national records, by which names are numbered. */
  readonly records: { readonly names: number; readonly lastYear: number };
  readonly firstYear: number;
  readonly lastYear: number;
  /** All births, of each state in each year. */
  readonly births: readonly (readonly number[])[];
  readonly newest: WindowRows;
  /** Windows before, the newest first. */
  readonly older: readonly WindowRows[];
  /** By state, rows of the newest window. */
  readonly typical: Readonly<Record<"F" | "M", readonly (readonly number[])[]>>;
  readonly rising: Readonly<Record<"F" | "M", readonly (readonly RisingRow[])[]>>;
};

/** Plain data that threads share. */
export type PlaceTables = { readonly header: PlacesHeader; readonly planes: Uint8Array };

/** Bytes of a name in the newest window: its number; listed births and hidden years of each state; births that no state lists. */
const NEWEST_BYTES = 3 + 3 * STATES.length + 2 * WINDOW_YEARS;
/** In a window before: its number, and what is said of each state. */
const OLDER_BYTES = 3 + STATES.length;

/** Reads the unpacked file that tools/compile-states.ts wrote, into shared memory. Throws when the bytes are something else. */
export function decodePlaces(bytes: Uint8Array): PlaceTables {
  const { header: json, start } = readMarkedHead(PLACES_MARK, (from, count) =>
    bytes.subarray(from, from + count),
  );
  const header: PlacesHeader = JSON.parse(json);
  const size = header.older.reduce(
    (sum, { rows }) => sum + rows * OLDER_BYTES,
    header.newest.rows * NEWEST_BYTES,
  );
  if (bytes.length - start !== size) throw new Error("Births by state are damaged: their length.");
  const planes = sharedUint8(size);
  planes.set(bytes.subarray(start));
  return { header, planes };
}

/** Numbers of a window stand in planes: byte 0 of all rows, then byte 1, and so on. */
type Planes = {
  readonly rows: number;
  /** The byte of a row in a plane. */
  readonly at: (plane: number, row: number) => number;
  /** The row of a name and sex (record × 2, plus 1 for boys), or -1. */
  readonly rowOf: (slot: number) => number;
  readonly slotOf: (row: number) => number;
};

/** The planes of the newest window, and those of each before. */
export function openPlanes({ header, planes }: PlaceTables): readonly Planes[] {
  let start = 0;
  return [header.newest, ...header.older].map(({ rows }, index) => {
    const opened = planesFrom(planes, start, rows);
    start += rows * (index === 0 ? NEWEST_BYTES : OLDER_BYTES);
    return opened;
  });
}

function planesFrom(planes: Uint8Array, start: number, rows: number): Planes {
  const at = (plane: number, row: number) => planes[start + plane * rows + row] ?? 0;
  const slotOf = (row: number) => at(0, row) | (at(1, row) << 8) | (at(2, row) << 16);
  return {
    rows,
    at,
    slotOf,
    rowOf(slot) {
      for (let row = 0; row < rows; row++) if (slotOf(row) === slot) return row;
      return -1;
    },
  };
}

/** Which planes hold what, behind the three of a name's number. */
const OF_STATES = 3;
export const LISTED_LOW = OF_STATES;
export const LISTED_HIGH = OF_STATES + STATES.length;
export const HIDDEN = OF_STATES + 2 * STATES.length;
export const UNLISTED_LOW = OF_STATES + 3 * STATES.length;
export const UNLISTED_HIGH = UNLISTED_LOW + WINDOW_YEARS;
/** In a window before. */
export const SHADE = OF_STATES;
