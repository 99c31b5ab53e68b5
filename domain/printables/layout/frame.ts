import type { Answers } from "#domain/printables/answers.ts";
import type { GrowthFigures } from "#domain/printables/growth-figures.ts";
import type { TextWidth } from "./marks.ts";

/** Lengths of which there can be more or less, in points. */
export type Spacing = {
  /** At least, between two blocks. */
  readonly gap: number;
  /** Above a line to write on. */
  readonly line: number;
  /** Height of a curve. */
  readonly plot: number;
};

/** What the site says on every sheet. */
export type SheetWords = {
  readonly site: string;
  readonly copy: string;
  readonly date: string;
  /** With {page} and {pages}. */
  readonly page: string;
  /** Said of a ticked box. */
  readonly ticked: string;
};

/** All that a block needs beside itself. */
export type Frame = {
  readonly left: number;
  readonly width: number;
  readonly air: Spacing;
  readonly textWidth: TextWidth;
  readonly answers: Answers;
  readonly figures: GrowthFigures | null;
  readonly words: SheetWords;
  /** What a table is called that has no title of its own. */
  readonly title: string;
};
