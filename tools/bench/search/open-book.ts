import { SOUND_FAMILIES } from "#content/names/sound-families.ts";
import { readLifeTables } from "#server/names/read-life-tables.ts";
import { once } from "#domain/once.ts";
import { ANSWER_TEXTS } from "#content/names/answer-texts.ts";
import { REVIEWED_THEMES } from "#content/names/reviewed-themes.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { createNameBook } from "#server/names/name-book.ts";
import { readRecords } from "#server/names/read-records.ts";
import { readPlaces } from "#server/places/read-states.ts";
import { readMostGiven } from "#server/world/read-most-given.ts";
import { openPlaces } from "#domain/places/open-places.ts";
import { NO_SEARCH } from "#tests/fixtures/no-search.ts";

const DATA = new URL("../../../data/", import.meta.url);

/** The site's own names; without a search, unless one is given. */
export function openBook(makeSearch: Parts["makeSearch"] = nothingFound) {
  const records = readRecords(new URL("ssa/", DATA));
  return createNameBook({
    records,
    collection: COLLECTION,
    soundFamilies: SOUND_FAMILIES,
    themes: REVIEWED_THEMES,
    answerTexts: ANSWER_TEXTS,
    makeSearch,
    given: {
      abroad: once(() => readMostGiven(new URL("world/", DATA))),
      states: once(() => openPlaces(readPlaces(records), records)),
    },
    lifeTables: once(() => readLifeTables(new URL("life-tables/", DATA))),
  });
}

type Parts = Parameters<typeof createNameBook>[0];

const nothingFound: Parts["makeSearch"] = () => NO_SEARCH;
