import { openSync, readSync } from "node:fs";
import { readMarkedHead } from "#domain/marked-file.ts";
import { unbrotliAtOnce } from "#server/brotli-at-once.ts";
import {
  namesOfBlock,
  newestIn,
  seriesIn,
  WORLD_MARK,
  type WorldBook,
  type WorldHeader,
} from "#domain/world/world-book.ts";

/**
 * Births in other countries: the file stays on the disk, and each name is read from its block, in about 0.2 ms. In memory
 * is the table of blocks, and once a block was read, which names it has: of the names in our records a third. Throws when the file is missing or something else.
 */
export function openWorld(folder: URL): WorldBook {
  const file = openSync(new URL("world.bin", folder), "r");
  const read = (start: number, bytes: number) => {
    const buffer = Buffer.alloc(bytes);
    readSync(file, buffer, 0, bytes, start);
    return buffer;
  };
  const { header: json, start } = readMarkedHead(WORLD_MARK, read);
  const header: WorldHeader = JSON.parse(json);
  const blockAt = (at: number, bytes: number) => unbrotliAtOnce(read(start + at, bytes)).toString();
  const countries = new Map(header.countries.map((country) => [country.id, country]));
  const namesIn: string[] = [];
  /** A page asks for a name more than once. What it says is kept, and not the block: 30 kB that would wait for the collector. */
  let last: { readonly id: string; readonly series: ReturnType<WorldBook["series"]> } | undefined;
  return {
    countries: header.countries,
    series(id) {
      if (last?.id === id) return last.series;
      const place = header.blocks.findLastIndex(([first]) => first <= id);
      const block = header.blocks[place];
      if (block === undefined || namesIn[place]?.includes(` ${id} `) === false) return [];
      const [, at, bytes] = block;
      const text = blockAt(at, bytes);
      namesIn[place] ??= ` ${namesOfBlock(text).join(" ")} `;
      last = { id, series: seriesIn(text, id, header) };
      return last.series;
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
