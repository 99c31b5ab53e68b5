import { csvFile } from "#domain/text/csv.ts";

/** What a spreadsheet would take for a formula, also behind white space and in full width. */
const BEGINS_A_FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u;

type Exported = Readonly<Record<string, string | number | null | object>>;

type ExportFile = { readonly name: string; readonly contentType: string; readonly text: string };

/** A list as a file to save: JSON as it is, or CSV, in which nothing that somebody wrote can be run by a spreadsheet. */
export function exportFile(name: string, format: string, list: readonly Exported[]): ExportFile {
  if (format !== "csv") {
    return {
      name: `${name}.json`,
      contentType: "application/json; charset=utf-8",
      text: `${JSON.stringify(list, null, 2)}\n`,
    };
  }
  const headings = Object.keys(list[0] ?? {});
  const rows = list.map((each) => headings.map((heading) => cellOf(each[heading] ?? "")));
  return { name: `${name}.csv`, contentType: "text/csv; charset=utf-8", text: csvFile(headings, rows) };
}

/** An apostrophe makes text of what follows it; spreadsheets do not show it. */
function cellOf(value: string | number | object): string | number {
  if (typeof value === "number") return value;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return BEGINS_A_FORMULA.test(text) ? `'${text}` : text;
}
