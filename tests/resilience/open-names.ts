import { ANSWER_TEXTS } from "#content/names/answer-texts.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { createNameBook } from "#server/names/name-book.ts";
import { readRecords } from "#server/names/read-records.ts";
import { ROOT } from "#server/root.ts";
import { NO_SEARCH } from "#tests/fixtures/no-search.ts";
import { nobodyDies } from "#tests/fixtures/nobody-dies.ts";

export const records = readRecords(new URL("data/ssa/", ROOT));

/** All names, without what the caches do not keep: no search, no sounds, no life tables. */
export function openNames() {
  return createNameBook({
    records,
    collection: COLLECTION,
    soundFamilies: [],
    themes: [],
    answerTexts: ANSWER_TEXTS,
    lifeTables: nobodyDies,
    makeSearch: () => NO_SEARCH,
  });
}
