import type { DecadeView } from "./decade-words.ts";

/** The rows of the table of decades, as HTML; a bar is what split-bar.tsx draws. */
export function decadeRowsHtml(rows: DecadeView["rows"]): string {
  return rows
    .map(({ decade, girls, girlsWords, boysWords, births }) =>
      [
        `<tr><th scope=row>${decade}<td>${girlsWords}`,
        `<td class=split><svg width=100% height=14 aria-hidden="true"><rect class=split-boys y=4 width=100% height=6 />`,
        `<rect class=split-girls width=${girls}% height=14 /></svg><td>${boysWords}<td>${births}`,
      ].join(""),
    )
    .join("");
}
