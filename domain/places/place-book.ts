import type { NameId } from "#domain/names/entry/name.ts";
import type { Sex } from "#domain/names/records/records.ts";
import type { Shade } from "./shade.ts";
import type { StateFigure } from "./state-figures.ts";

/** First and last of five years. */
export type Window = { readonly from: number; readonly to: number };

/** A state on a name's map of the newest five years. */
export type StateCell = Shade & {
  readonly listed: number;
  /** Years in which the state lists none: fewer than five, or none. */
  readonly hiddenYears: number;
  /** "1 in N" of the state's babies of the sex, to two figures; null where fewer than 25 are listed, and in DC. */
  readonly oneIn: number | null;
};

/** A name among the 51, in the order of STATES. */
export type NameMap = {
  readonly window: Window;
  readonly windows: readonly Window[];
  readonly sex: Sex;
  readonly shades: readonly Shade[];
  /** What is known besides, in the newest window alone. */
  readonly cells: readonly StateCell[] | null;
  /** "1 in N" of US babies of the sex, by the same births; null before the newest window. */
  readonly oneInUs: number | null;
};

/** A name in a state's list. */
export type StateName = {
  readonly id: NameId;
  readonly rank: number;
  readonly cell: StateCell;
};
type TypicalName = { readonly id: NameId; readonly times: number };
/** About how many babies in five years, and in the five before. */
export type RisingName = { readonly id: NameId; readonly now: number; readonly before: number };

type StateLists = {
  readonly window: Window;
  readonly before: Window;
  readonly top: readonly StateName[];
  readonly typical: readonly TypicalName[];
  readonly rising: readonly RisingName[];
};

/** Births of names by state. */
export type PlaceBook = {
  readonly windows: readonly Window[];
  /** A name's map in five years (the first of them; the newest, if left out); null where it had too few births. */
  map(id: NameId, sex: Sex, from?: number): NameMap | null;
  /** What is published and filled of a name in the newest window; null where it had too few births. */
  figures(id: NameId, sex: Sex): readonly StateFigure[] | null;
  lists(state: number, sex: Sex): StateLists;
  /** What rises in a state, the largest growth first; all of it, or so many. */
  rising(state: number, sex: Sex, most?: number): readonly RisingName[];
};
