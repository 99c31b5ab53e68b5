import type { NameRules } from "#domain/names/browse/name-rules.ts";
import type { BrowseEntry } from "#domain/names/browse/browse-shelf.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { ReviewedTheme, Theme } from "#domain/names/entry/theme.ts";
import type { FitsOf } from "#domain/names/search/search-fits.ts";

/** A theme as a search knows it: on a device without its names. */
export type SearchedTheme = Theme & Pick<ReviewedTheme, "beyond">;

/**
 * Names that a work is known for and that have no entry (Aragorn, Moana), where works are asked for: those that fit all else.
 * @param asked rules, all of which must hold.
 */
export function beyondEntries(
  themes: readonly SearchedTheme[],
  asked: readonly NameRules[],
  fitsOf: FitsOf,
): readonly NameId[] {
  const wanted = asked.flatMap((rules) => (rules.themes.length === 0 ? [] : [rules.themes]));
  const [works, ...others] = wanted;
  // Of one work and of something else no list says which they are.
  if (works === undefined || others.length > 0) return [];
  const ids = themes.flatMap(({ id, beyond = [] }) => (works.includes(id) ? beyond : []));
  if (ids.length === 0) return [];
  const fits = fitsOf(asked.map((rules) => ({ ...rules, themes: [] })));
  return ids.filter(fits);
}

/** How many of some names everybody thinks of first when their themes are asked for. */
export function foremostOf(
  names: readonly Pick<BrowseEntry, "traits">[],
  asked: readonly NameRules[],
): number {
  const wanted = new Set(asked.flatMap((rules) => rules.themes));
  const first = names.findIndex(({ traits }) => !traits.foremost.some((theme) => wanted.has(theme)));
  return first === -1 ? names.length : first;
}
