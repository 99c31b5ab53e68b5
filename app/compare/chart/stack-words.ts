import type { StackDrawing } from "./draw-stack.ts";

/** A name of the explorer, as its table and its chart show it. */
export type StackName = {
  readonly key: string;
  readonly id: string;
  readonly name: string;
  readonly births: string;
  readonly latest: string;
  readonly best: string;
  /** To the chart above with this name on it. */
  readonly compare: string;
  /** Per million of each year of the span. */
  readonly values: readonly number[];
};

/** All names with one beginning. */
export type StackView = {
  readonly heading: string;
  readonly caption: string;
  readonly label: string;
  readonly drawing: StackDrawing;
  readonly names: readonly StackName[];
  readonly others: { readonly words: string; readonly values: readonly number[] } | null;
  readonly heads: readonly string[];
  readonly decades: readonly number[];
  readonly byDecade: readonly {
    readonly key: string;
    readonly name: string;
    readonly cells: readonly string[];
  }[];
};
