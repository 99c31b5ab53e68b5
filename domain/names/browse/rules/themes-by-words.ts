import type { Theme } from "#domain/names/entry/theme.ts";

/** Words as they are, and as they may be in the singular. */
export function singulars(words: string): readonly string[] {
  return [
    words,
    words.replace(/s$/, ""),
    words.replace(/es$/, ""),
    words.replace(/ies$/, "y"),
    words.replace(/ves$/, "f"),
    words.replace(/s (?=of )/, " "),
  ];
}

/** By what it is asked for with, in the singular or the plural. */
export function themeOf(words: string, themes: readonly Theme[]): Theme | undefined {
  const byWords = themesByWords(themes);
  // As it is written first: "country" is of the West, "countries" are places.
  const exact = byWords.get(words);
  if (exact !== undefined) return exact;
  const found = new Set(singulars(words).flatMap((each) => byWords.get(each) ?? []));
  return found.size < 2 ? [...found][0] : themes.find((theme) => found.has(theme));
}

/** Made once for each list: every word of a query is asked for in it. */
const listsByWords = new WeakMap<readonly Theme[], ReadonlyMap<string, Theme>>();

function themesByWords(themes: readonly Theme[]): ReadonlyMap<string, Theme> {
  const made = listsByWords.get(themes);
  if (made !== undefined) return made;
  const byWords = new Map<string, Theme>();
  for (const theme of themes) {
    for (const called of theme.asked.split("|")) if (!byWords.has(called)) byWords.set(called, theme);
  }
  listsByWords.set(themes, byWords);
  return byWords;
}
