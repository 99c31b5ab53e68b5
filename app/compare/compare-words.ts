import type { Counted } from "#domain/names/name-summary.ts";
import type { Gender } from "#domain/names/gender.ts";
import type { Measure, Span } from "#domain/compare/compare-request.ts";
import type { CompareDrawing } from "./draw-compare.ts";
import type { FactCell } from "./fact-cells.ts";
import type { LineStyle } from "./line-style.ts";
import type { StackWords } from "./stack-words.ts";

/** A link that shows the page otherwise. */
export type Way = { readonly label: string; readonly to: string; readonly chosen: boolean };

/** A name that is not on the chart, with ways out. */
export type Notice = {
  readonly text: string;
  readonly ways: readonly { readonly label: string; readonly to: string }[];
};

/** A line as it is listed under the chart, and as it is read year by year. */
export type LineWords = {
  readonly key: string;
  readonly id: string;
  readonly name: string;
  readonly gender: Gender;
  readonly of: Counted;
  readonly rankedAmong: "girls" | "boys";
  readonly family: boolean;
  readonly style: LineStyle;
  readonly values: readonly (number | null)[];
  /** To all spellings, or back to the one; null for a name that nobody spells otherwise. */
  readonly spellings: { readonly label: string; readonly to: string; readonly all: string } | null;
  /** To the page without this line. */
  readonly without: string;
};

/** The page as it is shown: words, links and drawings, no figures left to work on. Composed on the server. */
export type CompareWords = {
  readonly title: string;
  readonly isExample: boolean;
  /** This view's address: the one to share. */
  readonly address: string;
  readonly records: Span;
  readonly years: Span;
  readonly measure: Measure;
  readonly notices: readonly Notice[];
  readonly lines: readonly LineWords[];
  readonly caption: string;
  readonly label: string;
  readonly drawing: CompareDrawing | null;
  readonly rankNote: boolean;
  readonly measures: readonly Way[];
  readonly scales: readonly Way[];
  readonly allYears: string | null;
  readonly facts: readonly { readonly key: string; readonly cells: readonly FactCell[] }[];
  readonly files: { readonly csv: string; readonly svg: string; readonly name: string };
  readonly stack: StackWords | null;
  readonly start: string;
  readonly whose: readonly Way[];
};
