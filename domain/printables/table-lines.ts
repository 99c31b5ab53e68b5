import type { Block } from "./sheet.ts";

type TableBlock = Extract<Block, { readonly kind: "table" }>;

/** So many rows are taken in at a glance. */
const EYEFUL = 5;

type Lines = Pick<TableBlock, "columns" | "rows">;

/** Whether a printed cell of the first column says the same as the one above: it is not drawn again. */
export function repeatsAbove({ columns, rows }: Lines, place: number, column = columns[0]?.id): boolean {
  if (column === undefined || column !== columns[0]?.id) return false;
  const said = rows[place]?.printed?.[column];
  return said !== undefined && said === rows[place - 1]?.printed?.[column];
}

/**
 * After which rows a darker line keeps a tired eye in its row: at the end of each group of equal printed cells, and where
 * there are no groups after every fifth row; after the last one always.
 */
export function darkerAfter(table: Lines): ReadonlySet<number> {
  const { rows } = table;
  const grouped = rows.some((_, place) => repeatsAbove(table, place));
  const ends = rows.flatMap((row, place) => {
    if (place === rows.length - 1) return [place];
    if (!grouped) return (place + 1) % EYEFUL === 0 ? [place] : [];
    return row.printed !== undefined && !repeatsAbove(table, place + 1) ? [place] : [];
  });
  return new Set(ends);
}
