import type { Sex } from "#domain/names/records/records.ts";
import type { Problem } from "#domain/problem.ts";

/** The names of one sex in one year, as SSA orders them: most births first, ties by name. */
export type YearList = { readonly names: string[]; readonly counts: number[] };
export type YearOfBirths = { readonly year: number } & Readonly<Record<Sex, YearList>>;

const SMALLEST_COUNT = 5;
const LINE = /^([A-Z][a-z]{1,14}),([FM]),([1-9]\d{0,6})$/;

/** Reads one yobYYYY.txt: the girls' list, then the boys'. Stops at the first line that SSA would not have written. */
export function readYear(file: string, year: number, text: string): YearOfBirths | Problem {
  const lines = text.split(/\r?\n/);
  if (lines.pop() !== "") return { problem: `${file}: the last line is cut off (no line end)` };

  const lists = { year, F: newList(), M: newList() };
  const seen = { F: new Set<string>(), M: new Set<string>() };
  for (const [index, line] of lines.entries()) {
    const [, name = "", letter, digits] = LINE.exec(line) ?? [];
    const sex = letter === "M" ? "M" : "F";
    const count = Number(digits);
    const fault =
      letter === undefined ? "is not Name,F or M,count" : findFault(lists, seen[sex], sex, name, count);
    if (fault) return { problem: `${file} line ${index + 1}: "${line}" ${fault}` };
    seen[sex].add(name);
    lists[sex].names.push(name);
    lists[sex].counts.push(count);
  }
  if (lists.F.names.length === 0) return { problem: `${file}: no girls' names` };
  if (lists.M.names.length === 0) return { problem: `${file}: no boys' names` };
  return lists;
}

function newList(): YearList {
  return { names: [], counts: [] };
}

function findFault(lists: YearOfBirths, seen: ReadonlySet<string>, sex: Sex, name: string, count: number) {
  if (count < SMALLEST_COUNT) return `has a count below ${SMALLEST_COUNT}`;
  if (seen.has(name)) return "stands twice";
  if (sex === "F" && lists.M.names.length > 0) return "comes after the boys began";
  const above = lists[sex].counts.at(-1) ?? Infinity;
  const nameAbove = lists[sex].names.at(-1) ?? "";
  if (count > above) return `comes after a smaller count (${above})`;
  if (count === above && name < nameAbove) return `comes after ${nameAbove}, which has the same count`;
  return null;
}
