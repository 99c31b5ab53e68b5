import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import type { RecordTables } from "#domain/names/records/records.ts";
import { markedHead, readMarkedHead } from "#domain/marked-file.ts";

/** What the build makes of the records that come with the site (tools/building/lay-out-records.ts). */
export const LAID_OUT_RECORDS = "build/records.bin";
const MARK = "RECORDS2";
/** Each array begins where the widest of its numbers may stand. */
const ALIGNED_BYTES = 4;

type Header = {
  readonly firstYear: number;
  readonly lastYear: number;
  readonly cells: number;
  readonly names: number;
  /** Of all names together. */
  readonly letters: number;
};

/** The bytes of each array in the order of the file. */
const partsOf = ({ firstYear, lastYear, cells, names, letters }: Header) => ({
  starts: (2 * names + 1) * Uint32Array.BYTES_PER_ELEMENT,
  counts: cells * Uint32Array.BYTES_PER_ELEMENT,
  total: 2 * names * Uint32Array.BYTES_PER_ELEMENT,
  recent: 2 * names * Uint32Array.BYTES_PER_ELEMENT,
  latest: 2 * names * Uint32Array.BYTES_PER_ELEMENT,
  listed: 2 * (lastYear - firstYear + 1) * Uint32Array.BYTES_PER_ELEMENT,
  recentBirths: names * Uint32Array.BYTES_PER_ELEMENT,
  nameStarts: (names + 1) * Uint32Array.BYTES_PER_ELEMENT,
  ranks: cells * Uint16Array.BYTES_PER_ELEMENT,
  years: cells,
  letters,
});
type Part = keyof ReturnType<typeof partsOf>;

const aligned = (bytes: number): number => Math.ceil(bytes / ALIGNED_BYTES) * ALIGNED_BYTES;

function placesOf(header: Header, start: number) {
  let next = aligned(start);
  const places = Object.entries(partsOf(header)).map(([part, bytes]) => {
    const place = { start: next, bytes };
    next = aligned(next + bytes);
    return [part, place] as const;
  });
  return { at: new Map<string, { readonly start: number; readonly bytes: number }>(places), end: next };
}

/** The records as they lie in memory, for readLaidOut. */
export function layOut(tables: RecordTables): Uint8Array {
  const { firstYear, lastYear, names, starts, counts, ranks, years, sums } = tables;
  const { letters, starts: nameStarts } = names;
  const header: Header = {
    firstYear,
    lastYear,
    cells: counts.length,
    names: nameStarts.length - 1,
    letters: letters.length,
  };
  const head = markedHead(MARK, header);
  const { at, end } = placesOf(header, head.length);
  const file = new Uint8Array(end);
  file.set(head);
  const arrays: Record<Part, Uint8Array | Uint16Array | Uint32Array> = {
    starts,
    counts,
    ranks,
    years,
    letters,
    nameStarts,
    ...sums,
  };
  for (const [part, { buffer, byteOffset, byteLength }] of Object.entries(arrays)) {
    file.set(new Uint8Array(buffer, byteOffset, byteLength), at.get(part)?.start);
  }
  return file;
}

/**
 * Reads a file that layOut wrote into shared memory, as it is: about 20 ms, where unpacking, ranking and adding up take 0.4 s.
 * Throws when it is missing or something else. Both know the same machine: numbers lie as its processor reads them.
 */
export function readLaidOut(path: URL): RecordTables {
  const file = openSync(path, "r");
  try {
    const shared = new SharedArrayBuffer(fstatSync(file).size);
    const bytes = Buffer.from(shared);
    let read = 0;
    while (read < bytes.length) {
      const more = readSync(file, bytes, read, bytes.length - read, read);
      if (more === 0) throw new Error("Birth records are damaged: their length.");
      read += more;
    }
    return open(shared);
  } finally {
    closeSync(file);
  }
}

function open(shared: SharedArrayBuffer): RecordTables {
  const { header: json, start } = readMarkedHead(MARK, (from, count) =>
    // A copy: text is not read from memory that threads share.
    Uint8Array.from(new Uint8Array(shared, from, count)),
  );
  const header: Header = JSON.parse(json);
  const { at, end } = placesOf(header, start);
  if (end !== shared.byteLength) throw new Error("Birth records are damaged: their length.");
  const place = (part: Part) => at.get(part) ?? { start: 0, bytes: 0 };
  const uint32 = (part: Part) =>
    new Uint32Array(shared, place(part).start, place(part).bytes / Uint32Array.BYTES_PER_ELEMENT);
  const uint8 = (part: Part) => new Uint8Array(shared, place(part).start, place(part).bytes);
  const ranks = place("ranks");
  return {
    firstYear: header.firstYear,
    lastYear: header.lastYear,
    names: { letters: uint8("letters"), starts: uint32("nameStarts") },
    starts: uint32("starts"),
    counts: uint32("counts"),
    ranks: new Uint16Array(shared, ranks.start, ranks.bytes / Uint16Array.BYTES_PER_ELEMENT),
    years: uint8("years"),
    sums: {
      total: uint32("total"),
      recent: uint32("recent"),
      latest: uint32("latest"),
      listed: uint32("listed"),
      recentBirths: uint32("recentBirths"),
    },
  };
}
