import { COMMON_PAPERS } from "#domain/locale/customs.ts";
import type { NameCurve } from "#domain/names/page/name-curve.ts";
import type { NameId } from "#domain/names/entry/name.ts";

export type Sex = "girl" | "boy";

/** A name as a sheet shows it: words that are done, and the figures for whichever year is marked. */
export type SheetName = {
  readonly id: NameId;
  readonly name: string;
  /** "HAY-zul · English · girl’s name". */
  readonly about: string;
  /** Null where none is known. */
  readonly meaning: string | null;
  /** How sure that is, and what was opened for it; empty where no meaning is known. */
  readonly basis: string;
  /** How common it is, when it was most common, where it will likely be: a sentence each. */
  readonly figures: readonly string[];
  /** Null for a name without a curve. */
  readonly curve: NameCurve | null;
  /** What the curve shows. */
  readonly caption: string;
  /** Births and rank of each year from the first of the records; 0 where unpublished. */
  readonly years: readonly {
    readonly sex: Sex;
    readonly births: readonly number[];
    readonly rank: readonly number[];
  }[];
};

/** Most names on a sheet. */
export const MOST_NAMES = 3;

/** Years ahead that may be marked: as far as forecasts go. */
export const YEARS_AHEAD = 5;

export const SHEET_PAPERS = [...COMMON_PAPERS, "card"] as const;
export type SheetPaper = (typeof SHEET_PAPERS)[number];

/** In points: US Letter, A4, and a card of 5 × 7 in. */
export const PAPER_POINTS: Readonly<Record<SheetPaper, { readonly width: number; readonly height: number }>> =
  {
    letter: { width: 612, height: 792 },
    a4: { width: 595.28, height: 841.89 },
    card: { width: 360, height: 504 },
  };
