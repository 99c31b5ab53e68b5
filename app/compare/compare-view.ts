import type { Counted } from "#domain/names/entry/name-summary.ts";
import type { Among, CompareMeasure, YearRange } from "#domain/compare/compare-request.ts";
import type { CompareDrawing } from "./chart/draw-compare.ts";
import type { FactCell } from "./fact-cells.ts";
import type { WhoseWord } from "./line-names.ts";
import type { LineStyle } from "./chart/line-style.ts";

/** A link that shows the page otherwise. */
export type TabLink = { readonly label: string; readonly to: string; readonly chosen: boolean };

/** A name that is not on the chart, with ways out. */
export type Notice = {
  readonly text: string;
  readonly ways: readonly { readonly label: string; readonly to: string }[];
};

/** To the same line for girls, for boys or for both, and to girls and boys side by side where neither is on the chart. */
export type LineWhose = {
  readonly ways: readonly (TabLink & { readonly word: WhoseWord })[];
  readonly sideBySide: string | null;
};

/** A line as it is listed under the chart, and as it is read year by year. */
export type LineView = {
  readonly key: string;
  /** The same as long as it is a line of that name, however it is counted: so the link that changes it keeps the focus. */
  readonly slot: string;
  readonly id: string;
  readonly name: string;
  /** In a sentence: with whose births it counts where that was asked for, or the name is on the chart twice. */
  readonly called: string;
  /** Whose births it counts, where the name is given to both: its labels say it. */
  readonly whose: WhoseWord | null;
  /** The same of its facts, which count births whatever is drawn: by rank, too, a unisex name's are of both. */
  readonly factsWhose: WhoseWord | null;
  readonly whoseElse: LineWhose | null;
  readonly of: Counted;
  readonly rankedAmong: Among;
  /** The usual rank of a name, where its rank for that sex is on the chart, too: told from it by the plain name. */
  readonly asUsual: boolean;
  readonly family: boolean;
  readonly style: LineStyle;
  readonly values: readonly (number | null)[];
  /** To all spellings, or back to the one; null for a name that nobody spells otherwise. */
  readonly spellings: { readonly label: string; readonly to: string; readonly all: string } | null;
  /** To the page without this line. */
  readonly without: string;
};

/** The page as it is shown: words, links and drawings, no figures left to work on. Composed on the server. */
export type CompareView = {
  readonly title: string;
  readonly isExample: boolean;
  /** This view's address: the one to share. */
  readonly address: string;
  readonly records: YearRange;
  readonly years: YearRange;
  readonly measure: CompareMeasure;
  readonly notices: readonly Notice[];
  readonly lines: readonly LineView[];
  readonly caption: string;
  readonly label: string;
  readonly drawing: CompareDrawing | null;
  readonly rankNote: boolean;
  readonly measures: readonly TabLink[];
  readonly scales: readonly TabLink[];
  readonly allYears: string | null;
  readonly factHeads: readonly string[];
  readonly facts: readonly { readonly key: string; readonly cells: readonly FactCell[] }[];
  readonly files: { readonly csv: string; readonly svg: string; readonly name: string };
};
