import { ORIGIN_PATTERN } from "#domain/names/plain/plain-origins.ts";

/** Words that, anywhere beside a name, ask for one thing; and the same asked in so many words, with X for the names. */
export type WayToAsk = {
  readonly cue: RegExp;
  /** The groups of the cue may stand in it: "$1". */
  readonly anew: string;
};

const GIRL = "(?:girls?|female|feminine|daughter|girly)";
const BOY = "(?:boys?|male|masculine|son)";
const FORM = "(?:version|form|equivalent|counterpart|turn|turned|variant|make)";

/** The first that fits decides. */
export const WAYS_TO_ASK: readonly WayToAsk[] = [
  way("middle", "middle names for X"),
  way("rhym(?:e|es|ing)|rimes?", "rhymes with X"),
  way(`${FORM}\\b.*\\b${GIRL}|${GIRL}\\b.*\\b${FORM}`, "feminine form of X"),
  way(`${FORM}\\b.*\\b${BOY}|${BOY}\\b.*\\b${FORM}`, "masculine form of X"),
  way(
    `(?:in|into|to|say|said|be|write|written|called|translate|translation|version|form|name|use|spell)\\b.*\\b(${ORIGIN_PATTERN})`,
    "$1 form of X",
  ),
  way(`(${ORIGIN_PATTERN})(?: people)? (?:say|call|spell|write|pronounce|${FORM})`, "$1 form of X"),
  way(
    "international|internationally|worldwide|foreign|abroad|around the world|(?:other|different) (?:languages?|countries|cultures)",
    "X in other languages",
  ),
  way("brothers?(?!.*\\bsisters?\\b)", "brother for X"),
  way("sisters?(?!.*\\bbrothers?\\b)", "sister for X"),
  way(
    "siblings?|sibs?|twins?|triplets?|go(?:es)? (?:good |well |nice )?with|third|match(?:es|ing)?",
    "siblings for X",
  ),
  way("nick ?names?|shorten(?:ed|s)?|short|get to|nn", "short for X"),
  way("spell(?:ed|ing|ings|s)?|spelt", "spellings of X"),
  way("pronounc\\w*|said|say|phonetic\\w*|silent|emphasis|accent|stress(?:ed)?", "how do you pronounce X"),
  way("means?|meaning|meanings|definition|symboli\\w+", "what does the name X mean"),
  way("top (\\d+|five|ten|twenty|fifty|hundred)", "is X in the top $1"),
  way(
    "class|classroom|school|daycare|kindergarten|playground",
    "what are the chances of another X in a class",
  ),
  way("first (?:year|time|used|appear\\w*)|invented|start(?:ed)?", "when was the name X first used"),
  way("ever\\b.*\\b(?:popular|number|top|rank\\w*|common|big)", "when was X most popular"),
  way("(?:year|when|decade|era|heyday|peak\\w*)", "when was X most popular"),
  way("rising|falling|trend\\w*|climb\\w*|declin\\w*|comeback|fast|going (?:up|down)", "is X rising"),
  way(
    `(?:percent\\w*|how many|more|mostly|too|also|both|used|is|are|can|call|name)\\b.*\\b(?:${GIRL}|${BOY}|unisex|gender)`,
    "is X a girls name or a boys name",
  ),
  way("old|older|elderly|age|aged|dated|outdated|young|grandma|grandpa|generation", "is X an old name"),
  way(
    "(?:love|like|but|version|alternatives?|instead|similar)\\b.*\\b(?:popular|common|rare|rarer|trendy|overused|unusual|unique)|(?:less|more) (?:common|popular|rare|unusual|unique)\\b.*\\b(?:version|alternative)",
    "names like X but rarer",
  ),
  way("percent\\w*", "what percent of babies are named X"),
  way("how many|number|count", "how many babies are named X"),
  way(
    "popular\\w*|common|rare|rank\\w*|stats|overused|trendy|unique|unusual|usage|hype\\w*",
    "how popular is X",
  ),
  way(
    "origins?|originate\\w*|from|comes?|country|nationality|heritage|ethnic\\w*|roots|history|wheres?",
    "what is the origin of the name X",
  ),
  way(`is\\b.*\\b(?:${ORIGIN_PATTERN})|are\\b.*\\b(?:${ORIGIN_PATTERN})`, "what is the origin of the name X"),
  way(
    "remind\\w*|similar|vibes?|style|alternatives?|cousins?|replace\\w*|instead|like|inspired|version",
    "names like X",
  ),
  way(`(${ORIGIN_PATTERN})`, "$1 form of X"),
  way("babies|people|anyone|anybody", "how many babies are named X"),
];

/** Words that belong to a cue, and are no leftovers. */
export const CUE_WORDS = new RegExp(
  `^(?:${WAYS_TO_ASK.map(({ cue }) => cue.source).join("|")}|${GIRL}|${BOY}|${FORM}|versions?)$`,
);

function way(cue: string, anew: string): WayToAsk {
  return { cue: new RegExp(`\\b(?:${cue})\\b`), anew };
}
