import type { NameTraits } from "#domain/names/entry/name-traits.ts";
import { ORIGINS } from "#domain/names/entry/origin.ts";
import type { ThemeChoice } from "#domain/names/entry/theme.ts";
import { STYLES } from "#domain/names/entry/trait-values.ts";

/** The rules whose values may be left out, by their word in an address: "theme.bible", "origin.Irish", "style.vintage". */
const OF = { theme: "themes", origin: "origins", style: "styles" } as const;
type Word = keyof typeof OF;
type ExceptedRule = (typeof OF)[Word];

const WORDS: readonly Word[] = ["theme", "origin", "style"];

/** All that can be left out, as an address writes it. */
export function exceptable(themes: readonly ThemeChoice[]): readonly string[] {
  return [
    ...themes.map(({ id }) => `theme.${id}`),
    ...ORIGINS.map((origin) => `origin.${origin}`),
    ...STYLES.map((style) => `style.${style}`),
  ];
}

/** Values of a rule that are to be left out, as an address writes them. */
export function exceptedOf(rule: ExceptedRule, values: readonly string[]): readonly string[] {
  const word = WORDS.find((each) => OF[each] === rule) ?? "theme";
  return values.map((value) => `${word}.${value}`);
}

/** The rule that a value is of, and that value. */
export function ruleExcepted(text: string): { readonly rule: ExceptedRule; readonly value: string } {
  const word = WORDS.find((each) => text.startsWith(`${each}.`)) ?? "theme";
  return { rule: OF[word], value: text.slice(word.length + 1) };
}

/** Tells the names that have none of some values. Of origins, where they come from counts and not where they are in use: "not English" leaves James. */
export function hasNoneOf(excepted: readonly string[]): (traits: NameTraits) => boolean {
  const parts = excepted.map(ruleExcepted);
  const valuesOf = (rule: ExceptedRule) =>
    new Set(parts.flatMap((part) => (part.rule === rule ? part.value : [])));
  const [themes, origins, styles] = [valuesOf("themes"), valuesOf("origins"), valuesOf("styles")];
  return (traits) =>
    !traits.themes.some((theme) => themes.has(theme)) &&
    !traits.origins.some((origin) => origins.has(origin)) &&
    !(styles.size > 0 && traits.figures.styles.some((style) => styles.has(style)));
}
