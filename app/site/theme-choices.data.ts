import { THEMES } from "#content/names/themes.ts";
import type { ThemeChoice } from "#domain/names/entry/theme.ts";

/** The themes as filters offer them: without the words that people have for them, which only a reader of plain words needs. */
export const THEME_CHOICES: readonly ThemeChoice[] = THEMES.map(({ id, label, group }) => ({
  id,
  label,
  group,
}));
