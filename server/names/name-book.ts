import { browse, namesThatFit } from "#domain/names/browse/browse.ts";
import { type BrowseShelf, createShelf, popularIds } from "#domain/names/browse/browse-shelf.ts";
import { gatherOnce } from "#domain/names/like/candidate-curves.ts";
import { createAnswers } from "#domain/names/answer/create-answers.ts";
import type { AnswerSources } from "#domain/names/answer/answer-sources.ts";
import type { AnswerTexts } from "#domain/names/answer/relations/answer-texts.ts";
import { collectionFigures } from "#domain/names/entry/collection-figures.ts";
import { entriesById } from "#domain/names/entry/entries-by-id.ts";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { namesIndexed } from "#domain/names/entry/is-entry-indexed.ts";
import { yearCurveOf } from "#domain/names/page/year-curve.ts";
import { describeName } from "#domain/names/page/describe-name.ts";
import { describeEdition } from "#domain/names/records/edition.ts";
import { createDraws } from "#domain/names/draw/create-draws.ts";
import { USUAL_MOOD } from "#domain/names/draw/mood.ts";
import { createLikeThese } from "#domain/names/like/like-these.ts";
import { createLists, type ListSources } from "#domain/names/lists/create-lists.ts";
import type { Edition, NameBook, NameQuery, NameSearch } from "#domain/names/name-book.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { asksGenderOnly, type NameRules } from "#domain/names/browse/name-rules.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import { createFits } from "#domain/names/search/search-fits.ts";
import type { NamesAnswer } from "#domain/names/search/names-answer.ts";
import { answerQueries } from "#domain/names/search/search-query.ts";
import { createNeighbourhood } from "#domain/names/like/similar.ts";
import { withFamilies } from "#domain/names/sound/sound-family.ts";
import { recordOf } from "#domain/names/records/ssa-spelling.ts";
import { summariseCurated, summariseRecord } from "#domain/names/entry/summarise.ts";
import type { ReviewedTheme } from "#domain/names/entry/theme.ts";
import { namesByAge } from "#domain/names/age/names-by-age.ts";
import type { ToolLink } from "#domain/fit/tool-link.ts";
import { once } from "#domain/once.ts";
import { type AboutTables, createAboutName } from "./about-name.ts";
import { cacheLists } from "./cached-lists.ts";
import { idsByFilter } from "./ids-by-filter.ts";
import { keepSummaries } from "./kept-summaries.ts";
import { withoutAbsent } from "./without-absent.ts";

/** Builds a search engine over the records and the collection. */
type MakeSearch = (records: BirthRecords, collection: readonly CuratedName[]) => NameSearch;

/** What a name book is made of: figures from the records, words from the collection. */
export type NameSources = Pick<AnswerSources, "given"> &
  AboutTables &
  Pick<ListSources, "places" | "world" | "ruled"> & {
    readonly records: BirthRecords;
    readonly collection: readonly CuratedName[];
    /** Lists of SSA spellings that are said the same. */
    readonly soundFamilies: readonly (readonly string[])[];
    /** What names are browsed by, with the names that belong to each. */
    readonly themes: readonly ReviewedTheme[];
    readonly makeSearch: MakeSearch;
    /** Words that answers about names are made of: content/names/answer-texts.ts. */
    readonly answerTexts: AnswerTexts;
    /** Answers that are known from elsewhere: nothing is looked up for them. */
    readonly answerOf?: ((query: NameQuery) => NamesAnswer | undefined) | undefined;
    /** The page of the site that a text asks for which asks for no names. */
    readonly pageOf?: ((text: string) => ToolLink | null) | undefined;
  };

/** Everything known about names. */
export function createNameBook({
  records,
  collection,
  soundFamilies,
  themes,
  makeSearch,
  answerTexts,
  answerOf,
  pageOf,
  besideOf,
  listedOn,
  lifeTables,
  given,
  forecastRules,
  ...elsewhere
}: NameSources): NameBook {
  const families = withFamilies(records, soundFamilies);
  const entries = entriesById(collection);
  const curatedIds = [...entries.keys()].toSorted();
  const kept = keepSummaries();
  const drawable = idsByFilter(curatedIds, (id) => entries.get(id)?.gender);
  const gather = gatherOnce(records, collection);
  const neighbours = createNeighbourhood(records, gather, summary);
  const like = createLikeThese({
    records,
    themes,
    gather,
    entryOf: (id) => entries.get(id),
    familyOf: families.familyOf,
    summaryOf: summary,
  });
  const search = makeSearch(records, collection);
  let edition: Edition | undefined;
  let [shelf, last]: [BrowseShelf?, NameSummary?] = [];

  function summary(id: NameId): NameSummary | undefined {
    // A rare name is asked for several times in a row.
    const known = last?.id === id ? last : kept.get(id);
    if (known !== undefined) return known;
    const made = summarise(id);
    last = made;
    if (made !== undefined) kept.offer(made);
    return made;
  }

  function summarise(id: NameId): NameSummary | undefined {
    const entry = entries.get(id);
    if (entry !== undefined) return summariseCurated(records, entry);
    const record = recordOf(records, id);
    return record === -1 ? undefined : summariseRecord(records, record);
  }

  const shelfNow = () => (shelf ??= createShelf(records, collection, themes));
  const fitting = (rules: NameRules) =>
    asksGenderOnly(rules) ? drawable[rules.gender] : namesThatFit(shelfNow(), rules);
  const draws = createDraws({ records, collection, soundFamilies, fitting });
  const summaries = (ids: readonly NameId[]) => ids.flatMap((id) => summary(id) ?? []);
  const aboutName = createAboutName({
    records,
    themes,
    lifeTables,
    besideOf,
    listedOn,
    forecastRules,
    summaries,
  });
  const here = answerQueries({
    answers: createAnswers({
      records,
      families,
      collection,
      entryOf: (id) => entries.get(id),
      summaryOf: summary,
      search,
      like,
      themes,
      texts: answerTexts,
      popular: once(() => popularIds(shelfNow())),
      lifeTables,
      given,
    }),
    search,
    themes,
    shelf: shelfNow,
    fitsOf: createFits(records, shelfNow),
    like,
    summaryOf: summary,
    middles: answerTexts.middles,
    pageOf,
  });

  return {
    get edition() {
      return (edition ??= describeEdition(records));
    },
    collectionFigures: collectionFigures(collection, records),
    curatedIds,
    isIndexed: namesIndexed(records, entries),
    summary,
    summaries,
    draw: (count, rules, dice, by = USUAL_MOOD) => draws(count, rules, dice, by),
    browse(rules, sort, page) {
      const browsed = browse(shelfNow(), rules, sort, page);
      return { ...browsed, names: summaries(browsed.names) };
    },
    answer: (query) => answerOf?.(query) ?? withoutAbsent(here.answer(query)),
    search: (query) => answerOf?.(query)?.names ?? here.names(query),
    page(id) {
      const found = summary(id);
      const entry = entries.get(id) ?? null;
      return found && describeName(families, found, entry, aboutName(found));
    },
    neighbours,
    curve(id) {
      const found = summary(id);
      return found === undefined ? null : yearCurveOf(records, found);
    },
    like,
    didYouMean: (text, limit) => summaries(search.didYouMean(text, limit)),
    ages: once(() => namesByAge(records, lifeTables?.(), (id) => summary(id)?.name ?? id)),
    lists: cacheLists(createLists({ records, collection, families, ...elsewhere })),
  };
}
