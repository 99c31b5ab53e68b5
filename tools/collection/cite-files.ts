import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { foldName } from "#domain/names/entry/name.ts";
import type { Bibliography } from "#domain/names/entry/work.ts";
import { changeLine, contradictions, type Folded, foldCitations, rowsByName } from "./fold-citations.ts";
import { letterText } from "./letter-text.ts";
import { readCitations } from "./read-citations.ts";
import { readLetters } from "./read-letter.ts";

/**
 * Folds tables of citations into the entries of a folder such as content/names/entries/. With a fault anywhere nothing is
 * written.
 * @returns faults with file and line, or a line for each entry that changed, and the sum of all.
 */
export function citeFiles(paths: readonly string[], folder: URL, known: Bibliography) {
  const letters = readLetters(folder);
  const ids = new Set(letters.flatMap(({ entries }) => entries.map(({ name }) => foldName(name))));
  const tables = paths.map((path) =>
    readCitations(basename(path), readFileSync(path, "utf8"), (id) => ids.has(id)),
  );
  const rows = tables.flatMap((table) => table.rows);
  const faults = [
    ...letters.flatMap((letter) => letter.faults),
    ...tables.flatMap((table) => table.faults),
    ...contradictions(rows),
  ];
  if (faults.length > 0) return { faults, lines: [] };

  const byName = rowsByName(rows);
  const all: Folded[] = [];
  const cited = (entry: CuratedName) => {
    const found = byName.get(foldName(entry.name));
    if (found === undefined) return entry;
    const folded = foldCitations(entry, found, known);
    all.push(folded);
    return folded.entry;
  };
  for (const { file, entries } of letters) {
    writeFileSync(new URL(file, folder), letterText(entries.map(cited)));
  }
  return { faults, lines: [...all.flatMap((each) => changeLine(each) ?? []), sumLine(byName.size, all)] };
}

function sumLine(names: number, all: readonly Folded[]): string {
  const sum = (of: (folded: Folded) => number) => all.reduce((total, each) => total + of(each), 0);
  return `${names} names: ${sum(({ added }) => added)} cited, ${sum(({ mended }) => mended)} mended, ${
    all.filter(({ entry, from }) => entry.certainty !== from).length
  } of another certainty, ${all.filter(({ refused }) => refused).length} not settled for want of evidence`;
}
