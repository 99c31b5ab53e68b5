import type { RecordsEdition, SpokenRecords } from "#domain/names/records/records-edition.ts";

declare global {
  /** The records of this process, where they are others than those of the US: set before any sentence is read (server/edition). */
  var recordsOfProcess: RecordsEdition | undefined;
}

/** The element of a page that says whose records it shows, where they are not those of the US. */
export const RECORDS_ELEMENT = "records";

/** The records that come with the site. */
export const US_RECORDS: SpokenRecords = {
  before: "US ",
  behind: "",
  publisher: "US Social Security Administration",
  firstYear: 1880,
  lastYear: 2025,
  floor: 5,
  floorWord: "five",
  thinBefore: 1937,
  absent: [],
};

/**
 * The records that every figure is of. They are the same for as long as a process runs, or a page is open: words may be made of
 * them when a module is read.
 */
export const RECORDS: SpokenRecords =
  globalThis.recordsOfProcess ?? dataOfPage(RECORDS_ELEMENT) ?? US_RECORDS;

/** The edition of the records, by their last year. */
export const RECORDS_EDITION = RECORDS.lastYear;

/** "US births", "births in England and Wales". */
export function here(counted: string): string {
  return RECORDS.before + counted + RECORDS.behind;
}

/** What an element of the page holds; undefined where there is none, as on a server. */
export function dataOfPage(id: string): ReturnType<typeof JSON.parse> {
  const data = globalThis.document?.getElementById(id)?.textContent;
  return data === undefined ? undefined : JSON.parse(data);
}
