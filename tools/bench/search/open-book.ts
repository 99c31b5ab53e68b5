import { SOUND_FAMILIES } from "#content/names/sound-families.ts";
import { readLifeTables } from "#server/names/read-life-tables.ts";
import { once } from "#domain/once.ts";
import { ANSWER_TEXTS } from "#content/names/answer-texts.ts";
import { REVIEWED_THEMES } from "#content/names/reviewed-themes.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { createNameBook } from "#server/names/name-book.ts";
import { readRecords } from "#server/names/read-records.ts";
import { NO_SEARCH } from "#tests/fixtures/no-search.ts";

/** The site's own names; without a search, unless one is given. */
export function openBook(makeSearch: Parts["makeSearch"] = nothingFound) {
  return createNameBook({
    records: readRecords(new URL("../../../data/ssa/", import.meta.url)),
    collection: COLLECTION,
    soundFamilies: SOUND_FAMILIES,
    themes: REVIEWED_THEMES,
    answerTexts: ANSWER_TEXTS,
    makeSearch,
    lifeTables: once(() => readLifeTables(new URL("../../../data/life-tables/", import.meta.url))),
  });
}

type Parts = Parameters<typeof createNameBook>[0];

const nothingFound: Parts["makeSearch"] = () => NO_SEARCH;
