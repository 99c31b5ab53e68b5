import { readFileSync, writeFileSync } from "node:fs";
import { letterText } from "./letter-text.ts";
import { readLetters } from "./read-letter.ts";

/** Writes each letter's file in its one form; a file with faults stays as it is, and they are told. */
export function tidyLetters(folder: URL) {
  const letters = readLetters(folder);
  const written = letters.flatMap(({ file, entries, faults }) => {
    const path = new URL(file, folder);
    const text = letterText(entries);
    if (faults.length > 0 || text === readFileSync(path, "utf8")) return [];
    writeFileSync(path, text);
    return [file];
  });
  return { faults: letters.flatMap(({ faults }) => faults), written };
}
