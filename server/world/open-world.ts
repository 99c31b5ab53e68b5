import { openSync, readSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { readMarkedHead } from "#domain/marked-file.ts";
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
  const blockAt = (at: number, bytes: number) => brotliDecompressSync(read(start + at, bytes)).toString();
  const countries = new Map(header.countries.map((country) => [country.id, country]));
  const namesIn: string[] = [];
  /** A page asks for a name more than once. */
  let last: { readonly at: number; readonly text: string } | undefined;
  return {
    countries: header.countries,
    series(id) {
      const place = header.blocks.findLastIndex(([first]) => first <= id);
      const block = header.blocks[place];
      if (block === undefined || namesIn[place]?.includes(` ${id} `) === false) return [];
      const [, at, bytes] = block;
      const text = last?.at === at ? last.text : blockAt(at, bytes);
      last = { at, text };
      namesIn[place] ??= ` ${namesOfBlock(text).join(" ")} `;
      return seriesIn(text, id, header);
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
