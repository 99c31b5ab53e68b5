import type { CompareView, LineView } from "./compare-view.ts";

/** The page as its data carry it: a number of each year is a text with commas, where a list would weigh twice as much. */
export type PackedView = Omit<CompareView, "lines"> & {
  readonly lines: readonly (Omit<LineView, "values"> & { readonly values: string })[];
};

export function packView({ lines, ...view }: CompareView): PackedView {
  return { ...view, lines: lines.map((line) => ({ ...line, values: line.values.join(",") })) };
}

export function unpackView({ lines, ...view }: PackedView): CompareView {
  return {
    ...view,
    lines: lines.map((line) => ({
      ...line,
      // Nothing stands where a year is unpublished.
      values: line.values.split(",").map((value) => (value === "" ? null : Number(value))),
    })),
  };
}
