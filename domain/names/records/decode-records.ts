import { type BirthCells, type BirthRecords, openTables, type RecordTables, tabulate } from "./records.ts";
import { sharedUint16, sharedUint32, sharedUint8 } from "./shared-arrays.ts";

/** How a file of records begins; data/ssa/README.md describes the rest. */
export const FORMAT_MARK = "SSA1";
export const HEADER_LENGTH = FORMAT_MARK.length + 6 * 4;

/** The records of the unpacked file; throws as decodeTables does. */
export function decodeRecords(bytes: Uint8Array): BirthRecords {
  return openTables(decodeTables(bytes));
}

/** Reads the unpacked file that tools/compile-ssa.ts wrote, into shared memory. Throws when the bytes are something else. */
export function decodeTables(bytes: Uint8Array): RecordTables {
  const text = new TextDecoder();
  if (text.decode(bytes.subarray(0, FORMAT_MARK.length)) !== FORMAT_MARK) {
    throw new Error(`Not birth records: they begin with "${FORMAT_MARK}".`);
  }
  const header = new DataView(bytes.buffer, bytes.byteOffset);
  const field = (place: number) => header.getUint32(FORMAT_MARK.length + place * 4, true);
  const [firstYear, lastYear, nameCount, cellCount] = [field(0), field(1), field(2), field(3)];
  const runsStart = HEADER_LENGTH + field(4);
  const countsStart = runsStart + field(5);

  const names = text.decode(bytes.subarray(HEADER_LENGTH, runsStart)).split("\n");
  const runs = decodeRuns(bytes.subarray(runsStart, countsStart), nameCount * 2, cellCount);
  const counts = decodeCounts(bytes.subarray(countsStart), cellCount);
  if (names.length !== nameCount) throw new Error(`Birth records are damaged: ${names.length} names.`);

  const cells = { firstYear, lastYear, names, ...runs, counts };
  return tabulate({ ...cells, ranks: rankCells(cells) });
}

/** Each slot: how many runs of years; each run: years skipped since the last one, and its length. */
function decodeRuns(bytes: Uint8Array, slots: number, cellCount: number) {
  const reader = numberReader(bytes);
  const starts = sharedUint32(slots + 1);
  const years = sharedUint8(cellCount);
  let cell = 0;
  for (let slot = 0; slot < slots; slot++) {
    starts[slot] = cell;
    let year = 0;
    for (let runs = reader.next(); runs > 0; runs--) {
      year += reader.next();
      for (let length = reader.next(); length > 0; length--) years[cell++] = year++;
    }
  }
  starts[slots] = cell;
  if (cell !== cellCount || !reader.atEnd()) throw new Error("Birth records are damaged: the years.");
  return { starts, years };
}

function decodeCounts(bytes: Uint8Array, cellCount: number) {
  const reader = numberReader(bytes);
  const counts = sharedUint32(cellCount);
  for (let cell = 0; cell < cellCount; cell++) counts[cell] = reader.next();
  if (!reader.atEnd()) throw new Error("Birth records are damaged: the counts.");
  return counts;
}

/** Seven bits a byte, lowest first; the eighth says that more follow. */
function numberReader(bytes: Uint8Array) {
  let at = 0;
  return {
    next() {
      let byte = bytes[at++] ?? 0;
      let value = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at++] ?? 0;
        value += (byte & 127) << shift;
      }
      return value;
    },
    atEnd: () => at === bytes.length,
  };
}

/**
 * Ranks are not stored: within a year and sex they follow from the counts, and ties from the order of names.
 * Indexed loops here and below: for…of over typed arrays triples the time of a cold start.
 */
function rankCells({ firstYear, lastYear, starts, years, counts }: Omit<BirthCells, "ranks">): Uint16Array {
  const listOf = new Uint16Array(counts.length);
  for (let slot = 0; slot + 1 < starts.length; slot++) {
    const end = starts[slot + 1] ?? 0;
    for (let cell = starts[slot] ?? 0; cell < end; cell++) listOf[cell] = (years[cell] ?? 0) * 2 + (slot & 1);
  }

  const ranks = sharedUint16(counts.length);
  const lastRank = new Uint16Array((lastYear - firstYear + 1) * 2);
  const order = mostBirthsFirst(counts);
  for (let place = 0; place < order.length; place++) {
    const cell = order[place] ?? 0;
    const list = listOf[cell] ?? 0;
    const rank = (lastRank[list] ?? 0) + 1;
    ranks[cell] = rank;
    lastRank[list] = rank;
  }
  return ranks;
}

/** All cells, ties in their own order. A tally sort: sort() takes several times as long over two million. */
function mostBirthsFirst(counts: Uint32Array): Uint32Array {
  let most = 0;
  for (let cell = 0; cell < counts.length; cell++) most = Math.max(most, counts[cell] ?? 0);
  // By count: first how many have it, then the place of the first that has it, then of the next.
  const places = new Uint32Array(most + 1);
  for (let cell = 0; cell < counts.length; cell++) {
    const count = counts[cell] ?? 0;
    places[count] = (places[count] ?? 0) + 1;
  }
  for (let count = most, place = 0; count >= 0; count--) {
    const tied = places[count] ?? 0;
    places[count] = place;
    place += tied;
  }
  const order = new Uint32Array(counts.length);
  for (let cell = 0; cell < counts.length; cell++) {
    const count = counts[cell] ?? 0;
    const place = places[count] ?? 0;
    order[place] = cell;
    places[count] = place + 1;
  }
  return order;
}
