import { openSync, readSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import {
  newestIn,
  seriesIn,
  WORLD_MARK,
  type WorldBook,
  type WorldHeader,
} from "#domain/world/world-book.ts";

const LENGTH_BYTES = 4;

/**
 * Births in other countries: the file stays on the disk, and each name is read from its block, in about 0.2 ms. In memory
 * is the table of blocks alone. Throws when the file is missing or something else.
 */
export function openWorld(folder: URL): WorldBook {
  const file = openSync(new URL("world.bin", folder), "r");
  const read = (start: number, bytes: number) => {
    const buffer = Buffer.alloc(bytes);
    readSync(file, buffer, 0, bytes, start);
    return buffer;
  };
  const head = read(0, WORLD_MARK.length + LENGTH_BYTES);
  if (head.toString("latin1", 0, WORLD_MARK.length) !== WORLD_MARK) {
    throw new Error(`Not births in other countries: they begin with "${WORLD_MARK.trim()}".`);
  }
  const start = head.length + head.readUInt32LE(WORLD_MARK.length);
  const header: WorldHeader = JSON.parse(read(head.length, start - head.length).toString());
  const blockAt = (at: number, bytes: number) => brotliDecompressSync(read(start + at, bytes)).toString();
  const countries = new Map(header.countries.map((country) => [country.id, country]));
  return {
    countries: header.countries,
    series(id) {
      const block = header.blocks.findLast(([first]) => first <= id);
      if (block === undefined) return [];
      const [, at, bytes] = block;
      return seriesIn(blockAt(at, bytes), id, header);
    },
    *newest() {
      for (const [, at, bytes] of header.blocks) yield* newestIn(blockAt(at, bytes), header);
    },
    listed(id, sex, year) {
      const country = countries.get(id);
      return country?.listed[sex][year - country.firstYear] ?? 0;
    },
  };
}
