import { formatCount } from "#domain/locale/numbers.ts";
import type { CompareView } from "./compare-view.ts";

const UNPUBLISHED = "–";

/**
 * The rows of the table under the chart, the newest year first, as HTML, on the server and in browsers: React would make
 * eight hundred elements of them. Tags that HTML lets one leave out are left out.
 */
export function figureRowsHtml({ lines, years }: Pick<CompareView, "lines" | "years">): string {
  let rows = "";
  for (let year = years.to; year >= years.from; year -= 1) {
    rows += `<tr><th scope=row>${year}`;
    for (const { values } of lines) rows += `<td>${cellWords(values[year - years.from])}`;
  }
  return rows;
}

function cellWords(value: number | null | undefined): string {
  return value == null ? UNPUBLISHED : formatCount(value);
}
