import { BRAND } from "#content/site/brand.ts";
import type { HouseLine } from "#domain/brand/brand.ts";

/** The line of a page: drawn by its path, so that it does not change from one visit to the next, and never leads to the page itself. */
export function houseLineFor(path: string): HouseLine | undefined {
  const lines = BRAND.houseLines.filter(({ href }) => href !== path);
  let drawn = 0;
  for (const letter of path) drawn += letter.charCodeAt(0);
  return lines[drawn % lines.length];
}
