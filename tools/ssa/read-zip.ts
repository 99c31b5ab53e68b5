import { createHash } from "node:crypto";
import { unzipSync } from "fflate";
import type { Problem } from "#domain/problem.ts";
import { readYear, type YearOfBirths } from "./read-year.ts";

export type Source = {
  /** In order, none missing. */
  readonly years: readonly YearOfBirths[];
  /** Of the year files' bytes one after another (cat yob*.txt): the same however they were zipped. */
  readonly sha256: string;
};

const YEAR_FILE = /^yob(\d{4})\.txt$/;

/** Reads SSA's names.zip. The read-me PDF beside the year files is passed over. */
export function readZip(zip: Uint8Array): Source | Problem {
  const files = unzipYears(zip);
  if ("problem" in files) return files;
  if (files.length === 0) return { problem: "no yobYYYY.txt files in the archive" };

  const sha256 = createHash("sha256");
  const years: YearOfBirths[] = [];
  for (const { name, year, bytes } of files) {
    const expected = (years.at(-1)?.year ?? year - 1) + 1;
    if (year !== expected) return { problem: `yob${expected}.txt is missing` };
    sha256.update(bytes);
    const births = readYear(name, year, Buffer.from(bytes).toString("latin1"));
    if ("problem" in births) return births;
    years.push(births);
  }
  return { years, sha256: sha256.digest("hex") };
}

function unzipYears(zip: Uint8Array) {
  try {
    const files = unzipSync(zip, { filter: (file) => YEAR_FILE.test(file.name) });
    return Object.entries(files)
      .map(([name, bytes]) => ({ name, year: Number(YEAR_FILE.exec(name)?.[1]), bytes }))
      .toSorted((a, b) => a.year - b.year);
  } catch (error) {
    return { problem: `not a zip archive that can be read (${String(error)})` };
  }
}
