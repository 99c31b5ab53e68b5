import type { NameId } from "#domain/names/entry/name.ts";

/** Which names belong to a theme, and by which rule. */
export type ThemeList = {
  /** One plain sentence: when a name counts. */
  readonly rule: string;
  /** Ids of curated names, each weighed by its gloss, its note and general knowledge. */
  readonly names: readonly NameId[];
  /** Those of them that everybody thinks of first: they come first in a search. */
  readonly foremost?: readonly NameId[];
  /** Names on record that a work is known for and that have no entry, the best known first: a search for the work finds them. */
  readonly beyond?: readonly NameId[];
};

/** By the ids of their themes. */
export type ThemeLists = Readonly<Record<string, ThemeList>>;

/** The ids that stand in a text, with spaces between them. */
export function written(ids: string): readonly NameId[] {
  return ids.trim().split(/\s+/);
}
