import type { NameId } from "./name.ts";

/** What a theme speaks of: a field of meaning, nature more closely, what is wished for, stories and beliefs, a kind of name, a taste. */
type ThemeGroup = "meaning" | "nature" | "values" | "stories" | "kinds" | "tastes";

/** What names are browsed and asked for by, beside figures, letters and origins. */
export type Theme = {
  /** Stands in addresses: never changed. */
  readonly id: string;
  readonly label: string;
  readonly group: ThemeGroup;
  /** How people ask for it: words and phrases, folded, singular, with bars between them; no two themes share one. */
  readonly asked: string;
  /** One plain sentence: when a name counts. Browsers do not know it. */
  readonly rule?: string;
};

/** What a filter offers of a theme: all that browsers know of it until plain words are read without a network. */
export type ThemeChoice = Pick<Theme, "id" | "label" | "group">;

/** A theme with its names: known to servers and tools, too much for browsers. */
export type ReviewedTheme = Theme & {
  readonly rule: string;
  /** Each weighed by itself. */
  readonly names: readonly NameId[];
  /** Those of them that everybody thinks of first. */
  readonly foremost?: readonly NameId[];
  /** Names on record that a work is known for and that have no entry, the best known first. */
  readonly beyond?: readonly NameId[];
};
