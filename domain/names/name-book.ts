import type { GenderFilter } from "./gender.ts";
import type { NamePage } from "./name-page.ts";
import type { NameId } from "./name.ts";
import type { NameSummary } from "./name-summary.ts";

/** A source of chance: a number from 0 (included) to 1 (excluded). */
export type Dice = () => number;

/** Everything known about names, in memory: the curated collection and every SSA name. */
export type NameBook = {
  readonly edition: Edition;
  /** Ids of the curated collection, in alphabetical order. */
  readonly curatedIds: readonly NameId[];
  /** The same object each time for the same id, so that what is derived from it may be remembered. */
  summary(id: NameId): NameSummary | undefined;
  /** Distinct curated names drawn at random; fewer than count only when the filter holds fewer. */
  generate(count: number, filter: GenderFilter, dice: Dice): readonly NameSummary[];
  /** Best first, at most limit (50 by default). Empty text finds nothing. */
  search(text: string, filter: GenderFilter, limit?: number): readonly NameSummary[];
  /** Everything a name page shows; undefined for a spelling on no record. */
  page(id: NameId): NamePage | undefined;
  /** Nearest real names to a spelling that is on no record, best first. */
  didYouMean(text: string, limit: number): readonly NameSummary[];
};

/** Which edition of the SSA records is loaded, and how much it holds. */
export type Edition = {
  readonly firstYear: number;
  readonly lastYear: number;
  readonly names: number;
  readonly rows: number;
  readonly births: number;
};
