/** Parts of a page that are HTML (html-part.tsx): the drawn map, and the rows of its table. */
export const PART_OF_MAP = "map";
export const PART_OF_TABLE = "states";

/** The rows of a state's table. */
export function partOfTop(sex: "F" | "M"): string {
  return `top-${sex}`;
}
