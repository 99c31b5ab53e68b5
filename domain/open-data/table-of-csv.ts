import type { DataTable } from "./data-file.ts";

/** A file of ours that is committed as it is, read back as rows. @throws Error for a quoted field: none of ours has one. */
export function tableOfCsv(csv: string): DataTable {
  if (csv.includes('"')) throw new Error("This file has quoted fields.");
  const [head = [], ...rows] = csv
    .trimEnd()
    .split("\r\n")
    .map((line) => line.split(","));
  const numeric = head.map((_, place) => rows.every((row) => /^(?:\d+(?:\.\d+)?)?$/.test(row[place] ?? "")));
  return {
    fields: head,
    rows: rows.map((row) =>
      row.map((field, place) => (numeric[place] === true && field !== "" ? Number(field) : field)),
    ),
  };
}
