/** Excel takes a file without it for Windows-1252. */
const BYTE_ORDER_MARK = "\uFEFF";

export type CsvField = string | number;

type Options = {
  /** Where all is ASCII a byte order mark would only be in the way of other readers, so it is left out unless "always". */
  readonly mark?: "where needed" | "always";
};

/** A line of a file for spreadsheets, without its end; quoted after RFC 4180 where it must be. */
export function csvLine(fields: readonly CsvField[]): string {
  return fields.map(quoted).join(",");
}

/** A whole file for spreadsheets (RFC 4180): the headings first, every line ended. */
export function csvFile(
  headings: readonly string[],
  rows: readonly (readonly CsvField[])[],
  { mark = "where needed" }: Options = {},
): string {
  const text = [headings, ...rows].map((fields) => `${csvLine(fields)}\r\n`).join("");
  return mark === "always" || !/^\p{ASCII}*$/u.test(text) ? `${BYTE_ORDER_MARK}${text}` : text;
}

function quoted(field: CsvField): string {
  const text = String(field);
  if (typeof field === "number") return text;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
