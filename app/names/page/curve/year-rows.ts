import type { Sex } from "./curve-marks.ts";

const COLUMNS = { girl: [1, 2, 3], boy: [4, 5, 6] } as const;
const BIRTHS: ReadonlySet<number> = new Set([COLUMNS.girl[0], COLUMNS.boy[0]]);
const PUBLISHED_NOTHING = "–";

/**
 * The rows of the table of years, as HTML, of the lines of the CSV file. A thousand cells: tags that HTML lets one leave
 * out are left out, and so is the scope of a year: a header beside data and with no data in its column is a row's.
 */
export function yearRowsHtml(lines: string, sexes: readonly Sex[]): string {
  const columns = sexes.flatMap((sex) => COLUMNS[sex]);
  return lines
    .split("\n")
    .map((line) => {
      const cells = line.split(",");
      return `<tr><th>${cells[0]}${columns.map((column) => `<td>${cellWords(cells[column], column)}`).join("")}`;
    })
    .join("");
}

/** Reads the rows back from the page: the lines that they were made of. */
export function readYearRows(rows: ParentNode, sexes: readonly Sex[]): string {
  const columns = [0, ...sexes.flatMap((sex) => COLUMNS[sex])];
  return Array.from(rows.querySelectorAll("tr"), (row) => {
    const fields = Array.from({ length: 7 }, () => "");
    row.querySelectorAll("th, td").forEach((cell, place) => {
      const words = cell.textContent ?? "";
      fields[columns[place] ?? 0] = words === PUBLISHED_NOTHING ? "" : words.replaceAll(",", "");
    });
    return fields.join(",");
  }).join("\n");
}

/** "1850.3" → "1,850.3". Where no births are published, their share and rank stay empty. */
function cellWords(cell: string | undefined, column: number): string {
  if (cell === undefined || cell === "") return BIRTHS.has(column) ? PUBLISHED_NOTHING : "";
  const [whole = "", ...part] = cell.split(".");
  return [whole.length < 4 ? whole : grouped(whole), ...part].join(".");
}

/** "1234567" → "1,234,567". Quicker than Intl, a thousand times a page. */
function grouped(digits: string): string {
  const head = digits.length % 3 || 3;
  let words = digits.slice(0, head);
  for (let at = head; at < digits.length; at += 3) words += `,${digits.slice(at, at + 3)}`;
  return words;
}
