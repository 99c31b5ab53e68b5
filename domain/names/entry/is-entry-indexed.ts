import type { CuratedName } from "./curated-name.ts";
import { bestKind } from "./evidence.ts";

/** From so many births of both sexes in ten years on, people look for a name for its figures alone. */
export const INDEXED_FROM_BIRTHS = 500;

/**
 * Whether search engines may show the page of an entry: something was opened that agrees with it, or its figures are worth
 * a page by themselves. Page and sitemap both go by it, as do the names that are suggested first.
 */
export function isEntryIndexed({ evidence }: Pick<CuratedName, "evidence">, recentBirths: number): boolean {
  return recentBirths >= INDEXED_FROM_BIRTHS || bestKind(evidence) !== null;
}
