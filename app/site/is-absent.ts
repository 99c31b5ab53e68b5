import { RECORDS } from "#content/site/records-edition.ts";
import { isAtOrBelow } from "#domain/pages/is-at-or-below.ts";

/** Whether an address is an unknown one because the records of this site are not those that it tells of. */
export function isAbsent(path: string): boolean {
  return isAtOrBelow(path, RECORDS.absent);
}
