import type { Gender } from "#domain/names/gender.ts";
import type { Listed } from "#domain/names/lists/name-list.ts";

/** What a cell shows; a string is shown as it is. */
export type Cell =
  | string
  | { readonly id: string; readonly name: string }
  | { readonly gender: Gender; readonly words: string }
  | { readonly gloss: string }
  /** Percent of the bar that is girls. */
  | { readonly girls: number };

/** How a column is set: what it holds decides the class of its cells. */
export type Look = "name" | "count" | "gender" | "meaning" | "split" | "words";

type Field<Row> = (row: Row) => string | number;

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
  const lines = groups.flatMap(({ rows }) =>
    rows.map((row) => fields.map(([, field]) => csvField(String(field(row)))).join(",")),
  );
  return {
    table: {
      heads: columns.map(({ label, look }) => ({ label, look })),
      groups: groups.map(({ heading, rows }) => ({
        heading,
        rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
      })),
    },
    csv: [fields.map(([head]) => head).join(","), ...lines, ""].join("\r\n"),
  };
}

/** After RFC 4180. */
function csvField(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
