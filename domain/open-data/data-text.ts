import { csvFile } from "#domain/text/csv.ts";
import type { DataFormat, DataTable } from "./data-file.ts";

/** What a JSON file says of itself. */
type AboutData = {
  readonly title: string;
  readonly edition: number;
  readonly license: string;
  readonly licenseUrl: string;
  readonly credit: string;
};

/** A table as a file. In JSON a row is an object, and what is not known is null. */
export function dataText({ fields, rows }: DataTable, format: DataFormat, about: AboutData): string {
  if (format === "csv") return csvFile(fields, rows);
  const objects = rows.map((row) =>
    Object.fromEntries(
      fields.map((field, place) => [field, row[place] === "" ? null : (row[place] ?? null)]),
    ),
  );
  // A row a line: of a new edition one sees what has changed.
  const lines = objects.map((row) => JSON.stringify(row)).join(",\n");
  return `${JSON.stringify(about).slice(0, -1)},"rows":[\n${lines}\n]}\n`;
}
