import { HOUSE_LINES } from "#content/site/house-lines.ts";

/** The line of a page: drawn by its path, so that it does not change from one visit to the next, and never leads to the page itself. */
export function houseLineFor(path: string): (typeof HOUSE_LINES)[number] {
  const lines = HOUSE_LINES.filter(({ href }) => href !== path);
  let drawn = 0;
  for (const letter of path) drawn += letter.charCodeAt(0);
  return lines[drawn % lines.length] ?? HOUSE_LINES[0];
}
