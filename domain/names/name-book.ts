import type { Browse } from "./browse/browse.ts";
import type { BrowseSort } from "./browse/browse-shelf.ts";
import type { NamesByAge } from "./age/names-by-age.ts";
import type { DrawBy } from "./draw/mood.ts";
import type { CollectionFigures } from "./entry/collection-figures.ts";
import type { GenderFilter } from "./entry/gender.ts";
import type { LikeThese } from "./like/like-these.ts";
import type { NameLists } from "./lists/name-list.ts";
import type { NamePage, Neighbours } from "./page/name-page.ts";
import type { YearCurve } from "./page/year-curve.ts";
import type { NameId } from "./entry/name.ts";
import type { NameRules } from "./browse/name-rules.ts";
import type { NameSummary } from "./entry/name-summary.ts";
import type { Hit } from "./search/hit.ts";
import type { NamesAnswer } from "./search/names-answer.ts";

/** A source of chance: a number from 0 (included) to 1 (excluded). */
export type Dice = () => number;

/** Finds names by a text, best first, at most limit; only those of a sex of use, and that fit. */
export type FindNames = (
  text: string,
  gender: GenderFilter,
  limit: number,
  fits?: (id: NameId) => boolean,
) => readonly Hit[];

/** What is searched: a text as somebody typed it, which may hold rules in plain words, and rules chosen beside it. */
export type NameQuery = {
  readonly text: string;
  readonly rules: NameRules;
  /** Names in the answer at most: 50 by default. */
  readonly limit?: number;
};

/** What the book asks of a search engine: the engine knows ids, the book what stands behind them. */
export type NameSearch = {
  /** By all that a text may be: a spelling, a sound, words of a meaning. */
  readonly find: FindNames;
  /** By words of the meaning alone. */
  readonly findMeant: FindNames;
  /** Whether there are names whose gloss holds all words of a text, or words near them. */
  readonly knowsMeaning: (text: string) => boolean;
  /** Of a meaning that no gloss says in these words: what glosses say instead, if anything; null of one that they say. */
  readonly meantInstead: (text: string) => readonly string[] | null;
  /** So many names in use that have no entry, the most given in ten years first; none that is not to be suggested. */
  readonly recorded: (limit: number) => readonly NameId[];
  /** Ids of the real names nearest to a spelling that is on no record, best first. */
  readonly didYouMean: (text: string, limit: number) => readonly NameId[];
};

/** Everything known about names, in memory: the curated collection and every SSA name. */
export type NameBook = {
  readonly edition: Edition;
  readonly collectionFigures: CollectionFigures;
  /** Ids of the curated collection, in alphabetical order. */
  readonly curatedIds: readonly NameId[];
  /** Whether search engines may show the page of a name (is-entry-indexed.ts). */
  isIndexed(id: NameId): boolean;
  /**
   * The same object each time for a name that is met often; another one gets a new object each time.
   */
  summary(id: NameId): NameSummary | undefined;
  /** Those of several names, in their order; what is on no record is left out. */
  summaries(ids: readonly NameId[]): readonly NameSummary[];
  /** Ids of distinct curated names that fit, drawn at random, mixed if not said otherwise; fewer than count only when fewer fit. */
  draw(count: number, rules: NameRules, dice: Dice, by?: DrawBy): readonly NameId[];
  /** One page of the curated names that fit, from 1, with the counts of every choice. */
  browse(rules: NameRules, sort: BrowseSort, page: number): Browse<NameSummary>;
  /** What a text asks for: what was understood and what was not, and the names, best first, each with its reason. */
  answer(query: NameQuery): NamesAnswer;
  /** The names of that answer. */
  search(query: NameQuery): readonly Hit[];
  /** What a name page tells of its name; undefined for a spelling on no record. */
  page(id: NameId): NamePage | undefined;
  /** The other names that it shows by what they share, beside those that are like it. */
  neighbours(self: NameSummary): Neighbours;
  /** The curve that the page of a name begins with; null for a spelling without figures. */
  curve(id: NameId): YearCurve | null;
  readonly like: LikeThese;
  /** Nearest real names to a spelling that is on no record, best first. */
  didYouMean(text: string, limit: number): readonly NameSummary[];
  readonly lists: NameLists;
  /** The youngest names and the oldest; counted when it is first asked for, which takes 0.2 s. */
  ages(): NamesByAge;
};

/** Which edition of the SSA records is loaded, and how much it holds. */
export type Edition = {
  readonly firstYear: number;
  readonly lastYear: number;
  readonly names: number;
  readonly rows: number;
  readonly births: number;
};
