import { brotliCompressSync, constants } from "node:zlib";
import { markedHead } from "#domain/marked-file.ts";
import { SEXES } from "#domain/names/lists/sexes.ts";
import type { Sex } from "#domain/names/records/records.ts";
import { WORLD_MARK, type WorldHeader } from "#domain/world/world-book.ts";
import { foldName } from "#domain/names/entry/name.ts";
import type { CountryRow } from "./read-country.ts";

type Table = { readonly id: string; readonly rows: readonly CountryRow[] };

/** Characters of a block before it is packed: what is read and unpacked for a single name. */
const BLOCK = 32_000;

/** Tables of countries → the file, with the names that the site has a page for. Same input, same bytes. */
export function compileWorld(
  tables: readonly Table[],
  known: ReadonlySet<string>,
): { readonly packed: Uint8Array; readonly header: WorldHeader; readonly names: number } {
  const lines = linesByName(tables, known);
  const names = [...lines.keys()].toSorted();
  const blocks: { first: string; bytes: Buffer }[] = [];
  let open: string[] = [];
  let first = names[0] ?? "";
  let size = 0;
  const close = () => {
    if (open.length > 0) blocks.push({ first, bytes: pack(open.join("\n\n")) });
  };
  for (const name of names) {
    const text = [name, ...(lines.get(name) ?? [])].join("\n");
    if (size + text.length > BLOCK && open.length > 0) {
      close();
      [open, first, size] = [[], name, 0];
    }
    open.push(text);
    size += text.length;
  }
  close();
  let at = 0;
  const header: WorldHeader = {
    countries: tables.map(describe),
    blocks: blocks.map(({ first: name, bytes }) => {
      const start = at;
      at += bytes.length;
      return [name, start, bytes.length] as const;
    }),
  };
  return {
    packed: Buffer.concat([markedHead(WORLD_MARK, header), ...blocks.map(({ bytes }) => bytes)]),
    header,
    names: names.length,
  };
}

/** "3 F Éabha 1998 12,300 15,280 …" for each country, sex and spelling: births and rank of each year. */
function linesByName(tables: readonly Table[], known: ReadonlySet<string>) {
  const found = new Map<string, string[]>();
  for (const [place, { rows }] of tables.entries()) {
    const series = new Map<string, CountryRow[]>();
    for (const row of rows) {
      const key = `${row.sex} ${row.name.replaceAll(" ", "_")}`;
      const years = series.get(key);
      if (years === undefined) series.set(key, [row]);
      else years.push(row);
    }
    for (const [key, years] of [...series].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const name = foldName(years[0]?.name ?? "");
      if (!known.has(name)) continue;
      const firstYear = years[0]?.year ?? 0;
      const cells: string[] = [];
      for (const { year, count, rank } of years) cells[year - firstYear] = `${count},${rank}`;
      const line = `${place} ${key} ${firstYear} ${Array.from(cells, (cell) => cell ?? "").join(" ")}`;
      const lines = found.get(name);
      if (lines === undefined) found.set(name, [line]);
      else lines.push(line);
    }
  }
  return found;
}

function describe({ id, rows }: Table): WorldHeader["countries"][number] {
  const years = rows.map(({ year }) => year);
  const firstYear = years.reduce((least, year) => Math.min(least, year));
  const lastYear = years.reduce((most, year) => Math.max(most, year));
  const listed: Record<Sex, number[]> = { F: [], M: [] };
  for (const sex of SEXES)
    for (let year = firstYear; year <= lastYear; year++) listed[sex][year - firstYear] = 0;
  for (const { year, sex, count } of rows)
    listed[sex][year - firstYear] = (listed[sex][year - firstYear] ?? 0) + count;
  return { id, firstYear, lastYear, listed };
}

function pack(text: string): Buffer {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants;
  return brotliCompressSync(text, {
    params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: 18, [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT },
  });
}
