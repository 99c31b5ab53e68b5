import type { WhoseWord } from "#app/compare/line-names.ts";
import type { LineStyle } from "./line-style.ts";

/** What is to be drawn: a value a year, null where unpublished. */
export type LineToDraw = {
  readonly key: string;
  readonly name: string;
  /** For whom it counts, where its label must say so. */
  readonly whose: WhoseWord | null;
  readonly values: readonly (number | null)[];
  readonly style: LineStyle;
  /** What stands under the name at the end of the line. */
  readonly endWords: string;
};
