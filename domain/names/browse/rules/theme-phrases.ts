import type { Theme } from "#domain/names/entry/theme.ts";
import { type Phrase, type PhraseContext, phrase } from "./phrase.ts";

const WORD = "[\\p{L}’']+";
/** "flower names", "biblical boy names", "star baby girl names". */
const NAMES =
  "(?: baby)?(?: (?:girl|boy|girls|boys|unisex|gender[ -]neutral|male|female)(?:[’']s?)?)?(?: baby)? names?";
/** Words that are neither names nor words of meanings: nothing beside them need say that names are meant. */
const BY_THEMSELVES =
  "goddess|goddesses|biblical|bible|mythology|mythological|shakespeare|shakespearean|arthurian|literary|floral|botanical|celestial";

type Themes = readonly string[];

/** A theme is asked for by one of its words, and by another that says that names are meant: "light" alone is a word of meanings. */
export const THEME_PHRASES: readonly Phrase<Themes>[] = [
  {
    pattern: phrase(`((?:${WORD}[ -]){0,2}?${WORD})(?:[ -](?:themed?|inspired)|(?=${NAMES}))`),
    parse: themeCalled,
  },
  ...[2, 1, 0].map((before) => ({
    pattern: phrase(
      `(?:names? )?(?:inspired by|named (?:after|for)|names? (?:of|from)|from)(?: an?| the)? ((?:${WORD}[ -]){${before}}${WORD})`,
    ),
    parse: themeCalled,
  })),
  { pattern: phrase(`(${BY_THEMSELVES})`), parse: themeCalled },
];

function themeCalled([words = ""]: readonly string[], { themes }: Pick<PhraseContext, "themes">) {
  const theme = themeOf(words.toLowerCase().replaceAll(/[\s-]+/g, " "), themes);
  return theme === undefined ? null : { value: [theme.id], label: theme.label };
}

/** By what it is asked for with, in the singular or the plural. */
function themeOf(words: string, themes: readonly Theme[]): Theme | undefined {
  const written = new Set([
    words,
    words.replace(/s$/, ""),
    words.replace(/es$/, ""),
    words.replace(/ies$/, "y"),
  ]);
  return themes.find(({ asked }) => asked.split("|").some((called) => written.has(called)));
}
