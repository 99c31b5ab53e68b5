import type { Gender } from "#domain/names/entry/gender.ts";
import type { Listed } from "#domain/names/lists/listed.ts";
import { type CsvField, csvFile } from "#domain/text/csv.ts";

/** What a cell shows; a string is shown as it is. */
export type Cell =
  | string
  | { readonly id: string; readonly name: string }
  | { readonly gender: Gender; readonly words: string }
  | { readonly gloss: string }
  /** Percent of the bar that is girls. */
  | { readonly girls: number };

/** How a column is set: what it holds decides the class of its cells. */
export type Look = "name" | "count" | "gender" | "meaning" | "split" | "words" | "spellings";

type Field<Row> = (row: Row) => CsvField;

/** One definition for the screen and for the file, so that they cannot differ. */
export type Column<Row> = {
  readonly label: string;
  readonly look: Look;
  readonly cell: (row: Row) => Cell;
  /** The columns of the file that hold the same; none for a drawing. */
  readonly fields: Readonly<Record<string, Field<Row>>>;
};

export type ListTable = {
  readonly heads: readonly { readonly label: string; readonly look: Look }[];
  readonly groups: readonly {
    readonly heading: string | null;
    readonly rows: readonly (readonly Cell[])[];
  }[];
};

export type TableAndFile = { readonly table: ListTable; readonly csv: string };

type Group<Row> = { readonly heading: string | null; readonly rows: readonly Row[] };

export function tableAndFile<Row extends Listed>(
  columns: readonly Column<Row>[],
  groups: readonly Group<Row>[],
): TableAndFile {
  const fields = columns.flatMap((column) => Object.entries(column.fields));
  const rows = groups.flatMap((group) => group.rows.map((row) => fields.map(([, field]) => field(row))));
  return {
    table: {
      heads: columns.map(({ label, look }) => ({ label, look })),
      groups: groups.map((group) => ({
        heading: group.heading,
        rows: group.rows.map((row) => columns.map(({ cell }) => cell(row))),
      })),
    },
    csv: csvFile(
      fields.map(([head]) => head),
      rows,
    ),
  };
}
