import { SEARCH_TEXTS } from "#content/names/search-texts.ts";
import { openBesideTable } from "#domain/fit/beside/beside-table.ts";
import { readFileSync } from "node:fs";
import { OUR_TEXTS } from "#server/our-texts.ts";
import { readForecasts } from "./names/read-forecasts.ts";
import { readLifeTables } from "./names/read-life-tables.ts";
import { SOUND_FAMILIES } from "#content/names/sound-families.ts";
import { ANSWER_TEXTS } from "#content/names/answer-texts.ts";
import { REVIEWED_THEMES } from "#content/names/reviewed-themes.ts";
import type { NameBook, NameSearch } from "#domain/names/name-book.ts";
import { openTables, type RecordTables } from "#domain/names/records/records.ts";
import { searchInput } from "#domain/names/search/search-entries.ts";
import { createSearch } from "#domain/names/search/search.ts";
import { bookOf, readPlacedArticles } from "./articles/read-articles.ts";
import { COLLECTION } from "./names/collection.ts";
import { openCompareBook } from "./names/compare-book.ts";
import { createNameBook, type NameSources } from "./names/name-book.ts";
import { LAID_OUT_RECORDS, readLaidOut } from "./names/laid-out-records.ts";
import { readListed } from "./names/read-listed.ts";
import { readTables } from "./names/read-records.ts";
import { openTimeBook } from "./names/time-book.ts";
import { takeStarterSet } from "#content/names/starter-set.ts";
import { takeBrand } from "#content/site/brand.ts";
import type { OwnWords } from "#domain/brand/own-words.ts";
import { once, renewable } from "#domain/once.ts";
import { openPlaces } from "#domain/places/open-places.ts";
import { openRanks } from "#domain/places/ranks/open-ranks.ts";
import type { PlaceTables } from "#domain/places/place-tables.ts";
import { readLaidOutPlaces, readPlaces, readRanks } from "./places/read-states.ts";
import { createPdfs } from "./printables/pdfs.ts";
import { fittingPage } from "#domain/site-search/fitting-page.ts";
import type { SiteSearch } from "#domain/site-search/site-answer.ts";
import { IS_BUILT, ROOT } from "./root.ts";
import { type OpenData, openData } from "./open-data/open-data.ts";
import { readMostGiven } from "./world/read-most-given.ts";
import { openWorld } from "./world/open-world.ts";
import { openSiteSearch } from "./site-search/open-site-search.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { openListed } from "#domain/names/lists/listed-on.ts";
import { RULED_LISTS } from "#domain/names/lists/list-id.ts";
import { NO_PLACES } from "#domain/places/no-places.ts";
import { NO_WORLD } from "#domain/world/no-world.ts";
import { spelledAs } from "./edition/spelled-as.ts";
import { readTexts } from "./texts/read-texts.ts";

export type Books = ReturnType<typeof openBooks>;

/** What lies in memory that threads share. */
export type SharedTables = {
  readonly records: RecordTables;
  /**
   * Births by state; "packed" where nothing is built: they are unpacked when they are first asked for. null where the records
   * are others than those of the US that come with the site.
   */
  readonly places: PlaceTables | "packed" | null;
};

/** Reads the tables, of the records in a folder or of those that come with the site; blocks for 0.4 s, of the latter where they are built for 0.05 s. */
export function readSharedTables(recordsDir?: string): SharedTables {
  if (recordsDir !== undefined) return { records: readTables(recordsDir), places: null };
  if (IS_BUILT) return { records: readLaidOut(new URL(LAID_OUT_RECORDS, ROOT)), places: readLaidOutPlaces() };
  return { records: readTables(new URL("data/ssa/", ROOT)), places: "packed" };
}

/**
 * What is read from data and content: names at once, the rest when it is first asked for. Nothing of it changes while the
 * process runs, but for what an operator says instead. A thread that renders is given the tables of the one that read them;
 * who has a search over the same names gives that.
 */
export function openBooks(
  tables: SharedTables = readSharedTables(),
  answerOf?: NameSources["answerOf"],
  openSearch?: () => NameSearch,
) {
  const records = openTables(tables.records);
  // What was worked out from the US records, or is known of the US, says nothing beside others (content/records/us-only.ts).
  const byState = tables.places;
  const ofUs = <Known>(known: Known): Known | undefined => (byState === null ? undefined : known);
  const lifeTables = once(() => readLifeTables(new URL("data/life-tables/", ROOT)));
  const facts = {
    records,
    collection: spelledAs(COLLECTION, records.spellings),
    // They are families to American ears.
    soundFamilies: ofUs(SOUND_FAMILIES) ?? [],
    lifeTables: ofUs(lifeTables),
  };
  const beside = once(() => openBesideTable(readFileSync(new URL("data/fit/beside.txt", ROOT), "utf8")));
  const listed = once(() => openListed(readListed(new URL("data/ssa/", ROOT))));
  const forecasts = once(() => readForecasts(new URL("data/forecast/", ROOT), facts.records.lastYear));
  const places = once(() => {
    if (byState === null) return NO_PLACES;
    return openPlaces(byState === "packed" ? readPlaces(records) : byState, records);
  });
  // Few pages ask for ranks: who asks first reads them.
  const stateRanks = once(() => openRanks(readRanks(records), records));
  const worldFolder = new URL("data/world/", ROOT);
  const world = once(() => (byState === null ? NO_WORLD : openWorld(worldFolder)));
  const names: NameBook = createNameBook({
    ...facts,
    world: ofUs(world),
    places: ofUs(places),
    ruled: ofUs(RULED_LISTS),
    answerOf,
    pageOf: (text) => fittingPage(text, siteSearch.get().answer(text)),
    themes: REVIEWED_THEMES,
    answerTexts: ANSWER_TEXTS,
    besideOf: ofUs((id: NameId) => beside()(id)),
    listedOn: ofUs((id: NameId) => listed()(id)),
    forecastRules: ofUs(() => forecasts().edition.rules),
    given: ofUs({ abroad: once(() => readMostGiven(worldFolder)), states: places }),
    makeSearch(searched, collection) {
      // Its indexes are 20 MB, and a thread that renders names alone never searches.
      const open = openSearch ?? once(() => createSearch(searchInput(searched, collection, SEARCH_TEXTS)));
      return {
        find: (...given) => open().find(...given),
        findMeant: (...given) => open().findMeant(...given),
        knowsMeaning: (...given) => open().knowsMeaning(...given),
        meantInstead: (...given) => open().meantInstead(...given),
        recorded: (...given) => open().recorded(...given),
        didYouMean: (...given) => open().didYouMean(...given),
      };
    },
  });
  // Both are read when the server listens already (warm-up.ts).
  let own: OwnWords | null = null;
  const ourArticles = once(() => readPlacedArticles(new URL("articles/", OUR_TEXTS)));
  const ourTexts = once(() => readTexts(new URL("pages/", OUR_TEXTS)));
  const articles = renewable(() => bookOf([...ourArticles(), ...(own?.articles ?? [])]));
  const texts = renewable(() => ({ ...ourTexts(), ...own?.texts }));
  const siteSearch = renewable((): SiteSearch =>
    openSiteSearch({ names, articles: articles.get(), texts: texts.get() }),
  );
  const dataFiles: OpenData = openData(() => ({ names, places, forecasts }));
  return {
    tables,
    names,
    world,
    places,
    stateRanks,
    throughTime: once(() => openTimeBook(facts)),
    compare: once(() => openCompareBook(facts)),
    forecasts,
    articles: articles.get,
    ourArticles: once(() => bookOf(ourArticles())),
    texts: texts.get,
    siteSearch: siteSearch.get,
    /** What an operator says instead; null: nothing. */
    ownWords: () => own,
    /** Takes other words of an operator, in this thread. */
    takeOwnWords(words: OwnWords | null): void {
      own = words;
      takeBrand(words?.brand ?? null);
      takeStarterSet(words?.starterSet ?? null);
      for (const each of [articles, texts, siteSearch]) each.renew();
    },
    printables: createPdfs(),
    openData: dataFiles,
  };
}
