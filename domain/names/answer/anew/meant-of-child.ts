import { textWithout } from "./text-without.ts";

/** What parents say of a child that no name means so, and the words of glosses that say it. */
const MEANT: readonly (readonly [string, string])[] = [
  [
    "red ?head(?:ed|s)?|(?:red|ginger|auburn|strawberry blonde?)[ -]hair(?:ed)?|ginger(?= (?:baby|kid|boy|girl|son|daughter))",
    "red",
  ],
  ["blonde?s?(?:[ -]hair(?:ed)?)?|(?:fair|golden)[ -]hair(?:ed)?|towheads?", "fair or golden"],
  ["brunettes?|(?:dark|black|raven)[ -]hair(?:ed)?", "dark or black"],
  ["blue[ -]eye[sd]", "blue"],
  ["green[ -]eye[sd]", "green"],
  ["brown[ -]eye[sd]", "brown"],
  ["snow ?storms?|blizzards?|snow day", "snow or winter"],
  [
    "thunder ?storms?|hurricanes?|tornado(?:e?s)?|lightning storms?|(?:big|bad|huge|terrible|wild|summer) storm",
    "storm or thunder",
  ],
  ["(?:full|new|blue|harvest|blood) moon|lunar eclipse", "moon"],
  ["solar eclipse|eclipse", "sun or moon"],
  ["sunrise|daybreak|crack of dawn", "dawn"],
  ["sunset|midnight|(?:the )?middle of the night", "night or evening"],
  [
    "(?:micro ?)?preem?ies?(?: (?:fighters?|warriors?|baby|babies))?|premature|nicu(?: (?:baby|babies|fighters?|warriors?|grads?))?",
    "strong or brave",
  ],
  [
    "(?:ivf )?miracle(?= (?:baby|babies|child|girl|boy|son|daughter))|ivf(?: miracle)?(?= (?:baby|babies|child))",
    "gift or wonder",
  ],
];
const FRAME =
  "(?:(?:who|that) )?(?:(?:was|is|were|are|will be) )?(?:born )?(?:(?:in|during|on|at|after|with|under|into|has|have|having|right|just) )*(?:(?:an?|the) )?";
const OF_CHILD =
  /\b(?:bab(?:y|ies)|child|kid|sons?|daughters?|boys?|girls?|twins?|newborn|born|preem?ies?)\b/i;
/** Who does not say so may want help, and not a name: "my baby was born premature". */
const ASKS = /\bnames?\b/i;
const SAYS_MEANING = /\bmean/i;

/** Most texts tell nothing of the kind, which one look shows. */
const ANY = new RegExp(MEANT.map(([said]) => said).join("|"), "i");
const PATTERNS = MEANT.map(([said, meaning]) => ({
  said: new RegExp(`(?<![\\p{L}’'])${FRAME}(?:${said})(?![\\p{L}’'])`, "iu"),
  meaning,
}));

/**
 * A text that tells of a child's hair or eyes, of the weather or the hour of its birth, asked again by what names mean: "names for
 * a redhead girl" is "names for girl meaning red". Null where it tells nothing of the kind.
 */
export function meantOfChild(text: string): string | null {
  if (!ANY.test(text) || !OF_CHILD.test(text) || !ASKS.test(text) || SAYS_MEANING.test(text)) return null;
  for (const { said, meaning } of PATTERNS) {
    const match = said.exec(text);
    if (match === null) continue;
    return `${textWithout(text, match)} meaning ${meaning}`;
  }
  return null;
}
