import type { DecadeView } from "./decade-words.ts";

/** The rows of the table of decades, as HTML; a bar is what split-bar.tsx draws. */
export function decadeRowsHtml(rows: DecadeView["rows"]): string {
  return rows
    .map(({ decade, girls, girlsWords, boysWords, births }) =>
      [
        `<tr><th scope=row>${decade}<td>${girlsWords}`,
        `<td class=split><svg class=split-bar aria-hidden=true><rect class=split-boys />`,
        `<rect class=split-girls width=${girls}% /></svg><td>${boysWords}<td>${births}`,
      ].join(""),
    )
    .join("");
}
