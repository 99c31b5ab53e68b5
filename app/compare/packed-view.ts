import type { CompareView, LineView } from "./compare-view.ts";
import type { StackName, StackView } from "./chart/stack-words.ts";

type Packed<Row> = Omit<Row, "values"> & { readonly values: string };

/** The page as its data carry it: a number of each year is a text with commas, where a list would weigh twice as much. */
export type PackedView = Omit<CompareView, "lines" | "stack"> & {
  readonly lines: readonly Packed<LineView>[];
  readonly stack:
    | (Omit<StackView, "names" | "others"> & {
        readonly names: readonly Packed<StackName>[];
        readonly others: Packed<NonNullable<StackView["others"]>> | null;
      })
    | null;
};

export function packView({ lines, stack, ...view }: CompareView): PackedView {
  return {
    ...view,
    lines: lines.map((line) => ({ ...line, values: line.values.join(",") })),
    stack: stack && {
      ...stack,
      names: stack.names.map((name) => ({ ...name, values: name.values.join(",") })),
      others: stack.others && { ...stack.others, values: stack.others.values.join(",") },
    },
  };
}

export function unpackView({ lines, stack, ...view }: PackedView): CompareView {
  return {
    ...view,
    lines: lines.map((line) => ({
      ...line,
      // Nothing stands where a year is unpublished.
      values: line.values.split(",").map((value) => (value === "" ? null : Number(value))),
    })),
    stack: stack && {
      ...stack,
      names: stack.names.map((name) => ({ ...name, values: name.values.split(",").map(Number) })),
      others: stack.others && { ...stack.others, values: stack.others.values.split(",").map(Number) },
    },
  };
}
