import type { Theme } from "#domain/names/entry/theme.ts";
import { type Phrase, type PhraseContext, phrase, type Wish } from "./phrase.ts";

const WORD = "[\\p{L}’']+";
const SEX = "(?:girl|boy|girls|boys|unisex|gender[ -]neutral|male|female|daughter|son)(?:[’']?s?|s[’'])?";
/** "flower names", "biblical boy names", "star baby girl names", "names for a girl". */
const NAMES = `(?: baby)?(?: ${SEX})?(?: baby)? (?:first |middle |given )?names?`;
/** Words that are neither names nor words of meanings: nothing beside them need say that names are meant. */
const BY_THEMSELVES =
  "(?:ancient )?(?:greek|roman|norse|viking|nordic|celtic|irish|welsh|hindu|indian)(?: |-)(?:gods|god|goddesses|goddess|mythology|myths|myth|legends|legend)|goddesses|goddess|biblical|bible|mythology|mythological|shakespearean|shakespeare|arthurian|literary|floral|botanical|celestial|birthstones?|gemstones?|nautical|virtues|archangels?|old testament|new testament";
/** Of whom or of what: "women of the bible", "characters from shakespeare". Some say a sex. */
const FOLK =
  "(?:(women|girls|females?|heroines|ladies)|people|men|characters?|figures?|places|kings|queens|kings and queens|prophets|heroes|gods|gods and goddesses|names?)";

const WINTER = "december|january|february|winter";
const MONTHS = "march|april|may|june|july|august|september|october|november|spring|summer|autumn|fall";

type Themes = readonly string[];

/** A theme is asked for by one of its words, and by another that says that names are meant: "light" alone is a word of meanings. */
export const THEME_PHRASES: readonly Phrase<Themes>[] = [
  {
    pattern: phrase(`((?:${WORD}[ -]){0,2}?${WORD}) as (?:a )?(?:(?:baby |first |girl |boy )*names?)`),
    parse: themeCalled,
  },
  {
    pattern: phrase(
      `((?:${WORD}[ -]){0,2}?${WORD}) (?:characters?|figures?|creatures?|heroes|heroines|folk)`,
    ),
    parse: themeCalled,
  },
  {
    pattern: phrase(
      `((?:${WORD}[ -]){0,3}?${WORD})(?:[ -](?:themed?|inspired|related|based|ish|vibes?|vibe)|(?=${NAMES}))`,
    ),
    parse: themeCalled,
  },
  ...[3, 2, 1, 0].map((before) => ({
    pattern: phrase(
      `(?:(?:baby |first )?names? )?(?:inspired by|named? (?:after|for)|names? (?:of|from|after|about|fit for|worthy of|(?:for|like)(?= an? | the )|like(?= \\p{L}+s(?!\\p{L})))|(?:that |which )(?:are|is)(?: also)?(?: (?:names|kinds?|types?) of)?|related to|relating to|to do with|based on|associated with|(?:that )?evokes?|about|from)(?: an?| the)? ((?:${WORD}[ -]){${before}}${WORD})`,
    ),
    parse: themeCalled,
  })),
  ...[2, 1, 0].map((before) => ({
    pattern: phrase(`${FOLK} (?:of|from|in)(?: the)? ((?:${WORD}[ -]){${before}}${WORD})`),
    parse([women = "", words = ""]: readonly string[], context: PhraseContext) {
      const wish = themeCalled([words], context);
      return wish === null || women === "" ? wish : { ...wish, also: [["gender", "girl"]] as const };
    },
  })),
  { pattern: phrase(`(${BY_THEMSELVES})`), parse: themeCalled },
  {
    pattern: phrase(
      `(?:for )?(?:an? |my |our )?(?:(${WINTER})|(?:${MONTHS}))[ -](?:bab(?:y|ies)|born|birthdays?|due date)|(?:born|due|arriving) in (?:(${WINTER})|(?:${MONTHS}))`,
    ),
    parse: ([early = "", late = ""], context) =>
      themeCalled([early + late === "" ? "season" : "winter"], context),
  },
  // Behind "names", at the end: "baby girl names nature", but "baby girl name grace".
  {
    pattern: phrase(`(?<=names? )((?:${WORD} )?\\p{L}+(?:s|al|ic|ature|ong))(?=[^\\p{L}]*$)`),
    parse: themeCalled,
  },
];

/** Themes that are meant, too. */
const AS_WELL: Readonly<Record<string, readonly string[]>> = { warrior: ["battle"] };

/** Words around a theme that say no more of it: "famous", "british royal family", "shakespeare character". */
const BEFORE = /^(?:famous|well known|ancient|classic) /;
const BEHIND =
  / (?:characters?|peoples?|figures?|heroes|hero|heroines?|stories|story|tales?|legends?|famil(?:y|ies)|creatures?|words?|references?|loving|lovers?|theme)$/;

function themeCalled(
  [words = ""]: readonly string[],
  { themes }: Pick<PhraseContext, "themes">,
): Wish<Themes> | null {
  const written = words.toLowerCase().replaceAll(/[\s-]+/g, " ");
  const theme = themeOf(written, themes) ?? themeOf(written.replace(BEFORE, "").replace(BEHIND, ""), themes);
  if (theme === undefined) return null;
  const { id, label, rule = label } = theme;
  const wish = { value: [id, ...(AS_WELL[id] ?? [])], label, rule };
  // A people's goddesses are the women of its myths.
  if (/.goddess(?:es)?$/.test(written) && id !== "goddess") return { ...wish, also: [["gender", "girl"]] };
  // The books of the Hebrew Bible.
  if (written.startsWith("old testament")) {
    return {
      ...wish,
      label: "Old Testament",
      rule: `${rule} Of Hebrew origin`,
      also: [["origin", "Hebrew"]],
    };
  }
  return wish;
}

/** By what it is asked for with, in the singular or the plural. */
function themeOf(words: string, themes: readonly Theme[]): Theme | undefined {
  const byWords = themesByWords(themes);
  const written = [
    words,
    words.replace(/s$/, ""),
    words.replace(/es$/, ""),
    words.replace(/ies$/, "y"),
    words.replace(/s (?=of )/, " "),
  ];
  const found = new Set(written.flatMap((each) => byWords.get(each) ?? []));
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
