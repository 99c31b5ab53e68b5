import { gunzipSync } from "node:zlib";
import type { Sex } from "#domain/names/records/records.ts";
import type { Problem } from "#domain/problem.ts";

export type CountryRow = {
  readonly year: number;
  readonly sex: Sex;
  readonly name: string;
  readonly count: number;
  readonly rank: number;
};

const HEAD = "year\tsex\tname\tcount\trank";
const ROW = /^(\d{4})\t([FM])\t([^\t]+)\t(\d+)\t(\d+)$/;

/** Reads a gzipped table of a country. "Nan" and "Na" are names: nothing is taken for a missing number. */
export function readCountry(bytes: Uint8Array): readonly CountryRow[] | Problem {
  const [head, ...lines] = gunzipSync(bytes).toString("utf8").split("\n");
  if (head !== HEAD) return { problem: `the first line is not "${HEAD.replaceAll("\t", " ")}"` };
  if (lines.pop() !== "") return { problem: "the last line is cut off" };
  const rows: CountryRow[] = [];
  for (const [index, line] of lines.entries()) {
    const found = ROW.exec(line);
    if (found === null) return { problem: `line ${index + 2}: "${line}" is no row of births` };
    const [, year, sex, name = "", count, rank] = found;
    rows.push({
      year: Number(year),
      sex: sex === "F" ? "F" : "M",
      name,
      count: Number(count),
      rank: Number(rank),
    });
  }
  return rows;
}
