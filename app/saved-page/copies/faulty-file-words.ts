import type { ParsedListFile } from "#domain/saved-names/list-file.ts";
import { SAVED_NAMES_LIMIT } from "#domain/saved-names/saved-names.ts";

/** What is wrong with a file, and what to do. */
export function faultyFileWords(reading: Exclude<ParsedListFile, { kind: "list" }>): string {
  switch (reading.kind) {
    case "not json":
      return "This is not one of our files: it cannot be read. Choose the file that you downloaded here; its name begins with saved-names.";
    case "other format":
      return "This file holds something other than a list of saved names. Choose the file that you downloaded here; its name begins with saved-names.";
    case "newer version":
      return "This file was made by a newer version of this page. Load the page again, then bring the file in.";
    case "too many":
      return tooManyWords(reading.count);
  }
}

export function tooManyWords(count: number): string {
  return `A list holds at most ${SAVED_NAMES_LIMIT} names, and this one has ${count}. Please bring in fewer.`;
}
