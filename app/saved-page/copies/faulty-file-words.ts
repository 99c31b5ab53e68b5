import type { ParsedListFile } from "#domain/saved-names/list-file.ts";
import { SAVED_NAMES_LIMIT } from "#domain/saved-names/saved-names.ts";

/** What is wrong with a file, and what to do. */
export function faultyFileWords(reading: Exclude<ParsedListFile, { kind: "list" }>): string {
  switch (reading.kind) {
    case "not json":
      return "We can’t read this file. Choose the one you downloaded here; its name starts with “saved-names”.";
    case "other format":
      return "This file isn’t a list of saved names. Choose the one you downloaded here; its name starts with “saved-names”.";
    case "newer version":
      return "This file is from a newer version of this page. Reload the page, then add the file again.";
    case "too many":
      return tooManyWords(reading.count);
  }
}

export function tooManyWords(count: number): string {
  return `A list can have up to ${SAVED_NAMES_LIMIT} names, and this one has ${count}. Please add fewer.`;
}
