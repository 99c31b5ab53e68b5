import { singulars, themeOf } from "./themes-by-words.ts";
import { askedAsWell, type Themes } from "./themes-as-well.ts";
import { type Phrase, type PhraseContext, phrase, type Wish } from "./phrase.ts";

const WORD = "[\\p{L}\\d’']+";
const SEX = "(?:girl|boy|girls|boys|unisex|gender[ -]neutral|male|female|daughter|son)(?:[’']?s?|s[’'])?";
/** "flower names", "biblical boy names", "star baby girl names", "names for a girl". */
const NAMES = `(?: baby)?(?: ${SEX})?(?: baby)? (?:first |middle |given |last )?names?`;
/** Things, or what something is like: a name seldom ends so. */
const THING = "\\p{L}+(?:s|al|ic|ature|ong)";
/** Words that are neither names nor words of meanings: nothing beside them need say that names are meant. */
const BY_THEMSELVES =
  "(?:ancient )?(?:greek|roman|norse|viking|nordic|celtic|irish|welsh|hindu|indian)(?: |-)(?:gods|god|goddesses|goddess|mythology|myths|myth|legends|legend)|goddesses|goddess|biblical|bible|mythology|mythological|shakespearean|shakespeare|arthurian|literary|floral|botanical|celestial|birthstones?|gemstones?|nautical|virtues|archangels?|old testament|new testament|(?:disney|fairy ?tale) princess(?:es)?";
/** Of whom or of what: "women of the bible", "characters from shakespeare". Some say a sex. */
const FOLK =
  "(?:(women|girls|females?|heroines|ladies)|people|men|characters?|figures?|places|kings|queens|kings and queens|prophets|heroes|gods|gods and goddesses|names?)";

/** "The book of Esther": that book, and no literature. */
const NO_BOOK = "(?!books? of )";
/** "A blessing from God": a meaning. */
const NO_GIFT =
  "(?<!(?:gift|gifts|blessing|blessed|present|miracle|message|messenger|answer|promise|treasure|sent|given|grace|strength|light|love|help|helper|angel|child|baby) )";
/** "From South Africa": of a country, and not of the South. */
const NO_LAND = "(?! (?:africa|america|asia|india|korea|sudan))";

/** By the ids of their themes. */
const SEASONS: readonly (readonly [season: string, months: string])[] = [
  ["winter", "december|january|february|winter"],
  ["spring", "march|april|may|spring"],
  ["summer", "june|july|august|summer"],
  ["autumn", "september|october|november|autumn|fall"],
];
const ANY_SEASON = SEASONS.map(([, months]) => `(${months})`).join("|");

/** A theme is asked for by one of its words, and by another that says that names are meant: "light" alone is a word of meanings. */
export const THEME_PHRASES: readonly Phrase<Themes>[] = [
  {
    pattern: phrase(
      `princess(?:es)?${NAMES} (?:from |of |in |by )?(?:the )?disney(?: (?:movies?|films?))?|disney${NAMES} princess(?:es)?`,
    ),
    parse: (_, context) => themeCalled(["disney princess"], context),
  },
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
      `((?:${WORD}[ -]){0,3}?${WORD})(?:[ -](?:themed?|inspired|related|based|ish|vibes?|vibe|aesthetic|energy|coded|core|feel|feeling|style|styled|type|(?<!(?:strong|hard|soft|tough|powerful|bold|gentle|rich|expensive)[ -])sounding)(?![ -](?:alike|like))|(?=${NAMES}))`,
    ),
    parse: themeCalled,
  },
  // "Something sweet and southern"; "with a strong meaning".
  {
    pattern: phrase(`(?<=(?:something|anything) \\p{L}+ )(?:and|but|yet) (${WORD})(?! and)`),
    parse: themeCalled,
  },
  {
    pattern: phrase(
      `(?:with|has|have|having) (?:an? |such an? |the |some )?(?:very |really |good )?(${WORD}) meanings?`,
    ),
    parse: themeCalled,
  },
  // "Stars and planets names": one of two.
  { pattern: phrase(`(${WORD})(?= (?:and|or|&) ${WORD}${NAMES})`), parse: themeCalled },
  ...[3, 2, 1, 0].map((before) => ({
    pattern: phrase(
      `(?:(?:baby |first )?names? )?(?:inspired by|named? (?:after|for)|names? (?:of|from|after|about|fit for|worthy of|(?:for|like)(?= an? | the )|like(?= \\p{L}+s(?!\\p{L})))|(?:(?:that |which )(?:are|is)|that[’']?s)(?: also| kind of| kinda)?(?: (?:names|kinds?|types?) of)?|related to|relating to|to do with|based on|associated with|(?:that )?evokes?|(?:like |as )?something(?: out of| from| for)?|(?:for )?(?:an? )?(?:(?:baby|girl|boy|child|daughter|son) )?born (?:at|on|during|under)|(?:that |which )?(?:sounds?|sounding|feels?|screams?)(?: like)?|about|${NO_GIFT}from)(?: an?| the)? ${before === 0 ? NO_BOOK : ""}((?:${WORD}[ -]){${before}}${WORD})${NO_LAND}(?! again(?!\\p{L}))`,
    ),
    parse: themeCalled,
  })),
  ...[2, 1, 0].map((before) => ({
    pattern: phrase(
      `${FOLK} (?:of|from|in)(?: the)? ${before === 0 ? NO_BOOK : ""}((?:${WORD}[ -]){${before}}${WORD})${NO_LAND}`,
    ),
    parse([women = "", words = ""]: readonly string[], context: PhraseContext) {
      const wish = themeCalled([words], context);
      return wish === null || women === "" ? wish : { ...wish, also: [["gender", "girl"]] as const };
    },
  })),
  { pattern: phrase(`(${BY_THEMSELVES})`), parse: themeCalled },
  {
    pattern: phrase(
      `(?:for )?(?:an? |my |our )?(?:${ANY_SEASON})[ -](?:bab(?:y|ies)|born|birthdays?|due date)|(?:born|due|arriving) in (?:${ANY_SEASON})(?! (?:with|and|our|my|we|i|need|looking|what|help)(?!\\p{L}))`,
    ),
    parse(months, context) {
      const season = SEASONS[months.findIndex((month) => month !== "") % SEASONS.length];
      return themeCalled([season?.[0] ?? ""], context);
    },
  },
  // Behind "names", at the end: "baby girl names nature", but "baby girl name grace".
  {
    pattern: phrase(`(?<=names? )((?:${WORD} )?${THING})(?=[^\\p{L}]*$)`),
    parse: themeCalled,
  },
  // "Girl names trees or leaves": of two there, each.
  {
    pattern: phrase(`(?<=names? )(${THING})(?= (?:or|and|&) ${THING}[^\\p{L}]*$)`),
    parse: themeCalled,
  },
  {
    pattern: phrase(`(?<=names? ${THING} (?:or|and|&) )(${THING})(?=[^\\p{L}]*$)`),
    parse: themeCalled,
  },
];

/** Words that are of a theme and of a sex: "queen names". */
const OF_GIRLS =
  /(?:^|[ ])(?:queen|princess|empress|duchess|heroine|witch|belle|debutante|ballerina|sorceress|enchantress|cowgirl)$/;
const OF_BOYS = /(?:^|[ ])(?:king|prince|emperor|duke|wizard|cowboy)$/;
const OF_BOTH = / and /;

/** "Coolest", "edgier". */
const MOST = /^(\p{L}{3,})e(?:st|r)$/u;

/** Words around a theme that say no more of it: "famous", "british royal family", "shakespeare character". */
const BEFORE = /^(?:famous|well known|ancient|classic) /;
const BEHIND =
  / (?:characters?|peoples?|figures?|heroes|hero|heroines?|stories|story|tales?|legends?|famil(?:y|ies)|creatures?|words?|references?|loving|lovers?|theme)$/;

function themeCalled(
  [words = ""]: readonly string[],
  { themes }: Pick<PhraseContext, "themes">,
): Wish<Themes> | null {
  const written = words
    .toLowerCase()
    .replaceAll(/[\s-]+/g, " ")
    .replace(/^(?:1|2|1st|2nd) /, "first ");
  const theme = [
    written,
    written.replace(BEFORE, "").replace(BEHIND, ""),
    written.replace(MOST, "$1").replace(/i$/, "y"),
  ]
    .map((each) => themeOf(each, themes))
    .find((each) => each !== undefined);
  if (theme === undefined) return null;
  const { id } = theme;
  const also = askedAsWell(id, written);
  const { label = theme.label, rule = theme.rule ?? label } = also ?? {};
  const value = [id, ...(also?.themes ?? [])];
  const sex = sexCalled(written);
  const wish = { value, label, rule, ...(sex === null ? {} : { also: [["gender", sex]] as const }) };
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

/** The sex that words of a theme say, if they say one. */
function sexCalled(words: string): "girl" | "boy" | null {
  const said = singulars(words);
  if (OF_BOTH.test(words)) return null;
  if (said.some((each) => OF_GIRLS.test(each))) return "girl";
  return said.some((each) => OF_BOYS.test(each)) ? "boy" : null;
}
