import { FORMAT_MARK, HEADER_LENGTH } from "#domain/names/records/decode-records.ts";
import type { YearOfBirths } from "./read-year.ts";

/** Years and counts of one name and sex, year by year. */
type Series = { readonly years: number[]; readonly counts: number[] };

/**
 * The bytes that decodeRecords reads, before compression; data/ssa/README.md describes them.
 * Names without births may be among those to keep: a name once published stays a name.
 */
export function encodeRecords(years: readonly YearOfBirths[], keep: readonly string[] = []): Uint8Array {
  const firstYear = years[0]?.year ?? 0;
  const lastYear = years.at(-1)?.year ?? firstYear;
  const table = tabulate(years, keep);
  const names = [...table.keys()].toSorted();

  const runs: number[] = [];
  const counts: number[] = [];
  let cells = 0;
  for (const name of names) {
    for (const series of table.get(name) ?? []) {
      pushRuns(
        runs,
        series.years.map((year) => year - firstYear),
      );
      for (const count of series.counts) pushNumber(counts, count);
      cells += series.counts.length;
    }
  }

  const text = Buffer.from(names.join("\n"));
  const header = Buffer.alloc(HEADER_LENGTH);
  header.write(FORMAT_MARK);
  for (const [place, field] of [
    firstYear,
    lastYear,
    names.length,
    cells,
    text.length,
    runs.length,
  ].entries()) {
    header.writeUInt32LE(field, FORMAT_MARK.length + place * 4);
  }
  return Buffer.concat([header, text, Buffer.from(runs), Buffer.from(counts)]);
}

/** Year lists turned round: for each name the girls' series and the boys'. */
function tabulate(years: readonly YearOfBirths[], keep: readonly string[]) {
  const table = new Map<string, readonly [Series, Series]>();
  const rowOf = (name: string) => {
    const row = table.get(name) ?? ([newSeries(), newSeries()] as const);
    table.set(name, row);
    return row;
  };
  for (const name of keep) rowOf(name);
  for (const { year, F, M } of years) {
    for (const [sex, list] of [F, M].entries()) {
      for (const [index, name] of list.names.entries()) {
        const series = rowOf(name)[sex];
        series?.years.push(year);
        series?.counts.push(list.counts[index] ?? 0);
      }
    }
  }
  return table;
}

function newSeries(): Series {
  return { years: [], counts: [] };
}

/** How many runs of years without a gap; for each, the years skipped since the last one, and its length. */
function pushRuns(bytes: number[], years: readonly number[]): void {
  const runs: { start: number; end: number }[] = [];
  for (const year of years) {
    const run = runs.at(-1);
    if (run?.end === year) run.end = year + 1;
    else runs.push({ start: year, end: year + 1 });
  }
  pushNumber(bytes, runs.length);
  let reached = 0;
  for (const { start, end } of runs) {
    pushNumber(bytes, start - reached);
    pushNumber(bytes, end - start);
    reached = end;
  }
}

/** Seven bits a byte, lowest first; the eighth says that more follow. */
function pushNumber(bytes: number[], number: number): void {
  let rest = number;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  bytes.push(rest);
}
