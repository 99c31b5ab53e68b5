import type { Past, Style, Trend } from "./trait-values.ts";

/** What rules ask of the birth records of a name. */
export type NameFigures = {
  /** Rank of the last year in its main sex; Infinity where it has none. */
  readonly rank: number;
  /** Births of the last year, both sexes; unpublished counts as none. */
  readonly births: number;
  /** Year of the highest share of its main sex; Infinity where it is not known. */
  readonly peak: number;
  readonly styles: readonly Style[];
  readonly trends: readonly Trend[];
  readonly pasts: readonly Past[];
  /** First years of the decades in which it was popular. */
  readonly decades: readonly number[];
  /** Whether it was popular in one of these years, both included. */
  wasPopular(from: number, to: number): boolean;
  /** Births of these years, those of the sexes it is used for: what an era puts first. */
  birthsIn(from: number, to: number): number;
};

/** A name that is on no record. */
export const NO_FIGURES: NameFigures = {
  rank: Infinity,
  births: 0,
  peak: Infinity,
  styles: [],
  trends: [],
  pasts: ["fresh"],
  decades: [],
  wasPopular: () => false,
  birthsIn: () => 0,
};
