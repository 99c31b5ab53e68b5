import { joinBytes } from "#domain/join-bytes.ts";
import { markedHead } from "#domain/marked-file.ts";
import {
  HIDDEN,
  LISTED_HIGH,
  LISTED_LOW,
  openPlanes,
  PLACES_MARK,
  type PlacesHeader,
  type PlaceTables,
  SHADE,
  UNLISTED_HIGH,
  UNLISTED_LOW,
} from "./place-tables.ts";
import { WINDOW_YEARS } from "./state-figures.ts";
import { STATES } from "./states.ts";

/** The newest window, a row for each name (slot: record × 2, plus 1 for boys). */
export type NewestRows = {
  readonly slots: readonly number[];
  /** By row and state: births listed, and a bit for each year in which none are. */
  readonly listed: Uint16Array;
  readonly hidden: Uint8Array;
  /** By row and year: births that no state lists; below 0 where states list more than the nation. */
  readonly unlisted: Int16Array;
};

/** A window before, a row for each name. */
export type OlderRows = {
  readonly slots: readonly number[];
  /** By row and state: what is said of the state (packShade). */
  readonly shades: Uint8Array;
};

export type PlaceRows = { readonly newest: NewestRows; readonly older: readonly OlderRows[] };

export function emptyNewest(slots: readonly number[]): NewestRows {
  const cells = slots.length * STATES.length;
  return {
    slots,
    listed: new Uint16Array(cells),
    hidden: new Uint8Array(cells),
    unlisted: new Int16Array(slots.length * WINDOW_YEARS),
  };
}

export function emptyOlder(slots: readonly number[]): OlderRows {
  return { slots, shades: new Uint8Array(slots.length * STATES.length) };
}

/** The bytes that decodePlaces reads. A state's column is one run. */
export function layOutPlaces(header: PlacesHeader, { newest, older }: PlaceRows): Uint8Array {
  const { slots, listed, hidden, unlisted } = newest;
  return joinBytes([
    markedHead(PLACES_MARK, header),
    slotPlanes(slots),
    columnsOf(listed, STATES.length),
    columnsOf(listed, STATES.length, 8),
    columnsOf(hidden, STATES.length),
    columnsOf(unlisted.map(zigzag), WINDOW_YEARS),
    columnsOf(unlisted.map(zigzag), WINDOW_YEARS, 8),
    ...older.flatMap((rows) => [slotPlanes(rows.slots), columnsOf(rows.shades, STATES.length)]),
  ]);
}

/** Table row by row → column by column: of each number the byte that is so many bits up. */
function columnsOf(cells: ArrayLike<number>, columns: number, bits = 0): Uint8Array {
  const rows = cells.length / columns;
  return Uint8Array.from(
    cells,
    (_, at) => (cells[(at % rows) * columns + Math.floor(at / rows)] ?? 0) >> bits,
  );
}

function slotPlanes(slots: readonly number[]): Uint8Array {
  return Uint8Array.from([0, 8, 16].flatMap((bits) => slots.map((slot) => slot >> bits)));
}

/** The editions differ: a state may list more than the nation. */
function zigzag(value: number): number {
  return value >= 0 ? value * 2 : -value * 2 - 1;
}

function unzigzag(packed: number): number {
  return packed % 2 === 0 ? packed / 2 : -(packed + 1) / 2;
}

/** What layOutPlaces made bytes of. */
export function readPlaceRows(tables: PlaceTables): PlaceRows {
  const [first, ...rest] = openPlanes(tables);
  const slotsOf = ({ rows, slotOf }: Planes) => Array.from({ length: rows }, (_, row) => slotOf(row));
  /** Row by row, so many columns. */
  const cells = (planes: Planes | undefined, columns: number, low: number, high?: number) =>
    Array.from({ length: (planes?.rows ?? 0) * columns }, (_, cell) => {
      const [row, column] = [Math.floor(cell / columns), cell % columns];
      const above = high === undefined ? 0 : (planes?.at(high + column, row) ?? 0);
      return (planes?.at(low + column, row) ?? 0) + 256 * above;
    });
  return {
    newest: {
      slots: first === undefined ? [] : slotsOf(first),
      listed: Uint16Array.from(cells(first, STATES.length, LISTED_LOW, LISTED_HIGH)),
      hidden: Uint8Array.from(cells(first, STATES.length, HIDDEN)),
      unlisted: Int16Array.from(cells(first, WINDOW_YEARS, UNLISTED_LOW, UNLISTED_HIGH).map(unzigzag)),
    },
    older: rest.map((planes) => ({
      slots: slotsOf(planes),
      shades: Uint8Array.from(cells(planes, STATES.length, SHADE)),
    })),
  };
}

type Planes = ReturnType<typeof openPlanes>[number];
