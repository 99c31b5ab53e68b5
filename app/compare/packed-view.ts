import { type Packed, packedOf, viewOf } from "#app/fetching/packed.ts";
import type { CompareView, LineView } from "./compare-view.ts";

type Data = Omit<CompareView, "lines"> & {
  readonly lines: readonly (Omit<LineView, "values"> & { readonly values: string })[];
};

/** The page as its data carry it: a number of each year is a text with commas, where a list would weigh twice as much. */
export type PackedView = Packed<CompareView, Data>;

export function packView(view: CompareView): PackedView {
  const { lines, ...words } = view;
  return packedOf(view, {
    ...words,
    lines: lines.map((line) => ({ ...line, values: line.values.join(",") })),
  });
}

export function unpackView(packed: PackedView): CompareView {
  return viewOf(packed, unpack);
}

function unpack({ lines, ...view }: Data): CompareView {
  return {
    ...view,
    lines: lines.map((line) => ({
      ...line,
      // Nothing stands where a year is unpublished.
      values: line.values.split(",").map((value) => (value === "" ? null : Number(value))),
    })),
  };
}
