import { RECORDS } from "#content/site/records-edition.ts";
import type { OneIn } from "#domain/names/entry/name-summary.ts";
import { oneInWords } from "#domain/names/records/one-in.ts";

/** "1 in 254 girls", or "Fewer than 5 in 2025" for a name too rare to be published. */
export function countedWords(oneIn: OneIn | null, lastYear: number): string {
  return oneIn === null ? `Fewer than ${RECORDS.floor} in ${lastYear}` : oneInWords(oneIn, RECORDS.floor);
}
