import type { LifeTables } from "#domain/compare/life-tables.ts";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { NameSummary } from "#domain/names/entry/name-summary.ts";
import type { LikeThese } from "#domain/names/like/like-these.ts";
import type { ReviewedTheme } from "#domain/names/entry/theme.ts";
import type { AnswerTexts } from "./relations/answer-texts.ts";
import type { NameSearch } from "#domain/names/name-book.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import type { PlaceBook } from "#domain/places/place-book.ts";
import type { MostGivenAbroad } from "#domain/world/most-given.ts";
import type { Families } from "#domain/names/sound/sound-family.ts";

/** The names given most in places. */
type GivenInPlaces = {
  readonly abroad: () => readonly MostGivenAbroad[];
  readonly states: () => Pick<PlaceBook, "lists" | "map" | "windows">;
};

/** What questions about names are answered from. */
export type AnswerSources = {
  readonly records: BirthRecords;
  readonly families: Pick<Families, "familyOf">;
  readonly collection: readonly CuratedName[];
  readonly entryOf: (id: NameId) => CuratedName | undefined;
  /** Undefined for a name that is neither in the collection nor on record. */
  readonly summaryOf: (id: NameId) => NameSummary | undefined;
  readonly search: NameSearch;
  readonly themes: readonly ReviewedTheme[];
  readonly texts: AnswerTexts;
  readonly like: LikeThese;
  /** Ids of the collection, the most popular first. */
  readonly popular: () => readonly NameId[];
  /** What other countries and the states give most, read when somebody first asks; without, nobody is told. */
  readonly given?: GivenInPlaces | undefined;
  /** Of the time and the place of the records; without, no age is told. */
  readonly lifeTables?: (() => LifeTables) | undefined;
};
