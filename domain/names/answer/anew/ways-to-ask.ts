import { anyPattern } from "#domain/text/any-pattern.ts";
import { sievedPatterns } from "#domain/text/pattern-sieve.ts";
import { ORIGIN_PATTERN } from "#domain/names/plain/plain-origins.ts";

/** Words that, anywhere beside a name, ask for one thing; and the same asked in so many words, with X for the names. */
export type WayToAsk = {
  readonly cue: string;
  readonly pattern: RegExp;
  /** The groups of the cue may stand in it: "$1". */
  readonly anew: string;
  /** How many names it needs; else one or more. */
  readonly of?: number;
};

const GIRL = "(?:girls?|female|feminine|daughter|girly)";
const BOY = "(?:boys?|male|masculine|son)";
const NEXT = "(?:second|2nd|next|another|third|3rd|other|new|baby (?:[2-5]|two|three|four|number))";
const FORM = "(?:version|form|equivalent|counterpart|turn|turned|variant|make)";

/** The first that fits decides. */
const WAYS_TO_ASK: readonly WayToAsk[] = [
  {
    ...way(
      "(?:or|vs|versus|than|compared?)\\b.*\\b(?:more|most|less|least|better|rarer|commoner|common|popular\\w*|rare|trendy)|(?:more|less|most|least|rarer|commoner|which|compare\\w*)\\b.*\\b(?:or|vs|versus|than)|which\\b.*\\b(?:common|popular\\w*|rare|trendy|rarer)|compare\\w*",
      "X vs X",
    ),
    of: 2,
  },
  {
    ...way(
      "(?:torn|stuck|choos\\w+|choice|decid\\w+|decision|back and forth|forth|split|undecided|pick\\w*|debating|toss ?up)\\b.*\\bbetween",
      "X vs X",
    ),
    of: 2,
  },
  // Of three, all of them: a sentence compares but two.
  {
    ...way(
      "(?:or|vs|versus|than|compared?)\\b.*\\b(?:more|most|less|least|better|rarer|commoner|common|popular\\w*|rare|trendy|decide|choose|pick)|(?:more|less|most|least|rarer|commoner|which|compare\\w*|between|decide|choose|pick)\\b.*\\b(?:or|vs|versus|than|and)",
      "X or X or X",
    ),
    of: 3,
  },
  { ...way("combin\\w+|mash ?ups?|mashed|merg\\w+|blend\\w*|mix\\w*", "a mix of X and X"), of: 2 },
  way("first names?\\b.*\\bmiddle", "first names with middle name X"),
  way("middle", "middle names for X"),
  way(
    "(?:likes?|loves?|wants?|adores?)\\b.*\\b(?:too (?:popular|common|trendy|basic|overused)|overused|every(?:one|where|body))",
    "names like X but rarer",
  ),
  way(
    "(?:trans\\w*|ftm|mtf|dead ?name|birth ?name|used to be|was named|were named)\\b.*\\b(?:trans\\w*|ftm|mtf|male|female|man|woman|new|now|change|like|was|is)",
    "names like X",
  ),
  way("who (?:names?|is naming|would name|calls)", "how many babies are named X"),
  way("rhym(?:e|es|ing)|rimes?", "rhymes with X"),
  way(`${FORM}\\b.*\\b${GIRL}|${GIRL}\\b.*\\b${FORM}`, "feminine form of X"),
  way(`${FORM}\\b.*\\b${BOY}|${BOY}\\b.*\\b${FORM}`, "masculine form of X"),
  way(
    `(?:in|into|to|say|said|be|write|written|called|translate|translation|version|form|name|use|spell)\\b.*\\b(${ORIGIN_PATTERN})`,
    "$1 form of X",
  ),
  way(`(${ORIGIN_PATTERN})s?(?: people)? (?:say|call|spell|write|pronounce|${FORM})`, "$1 form of X"),
  way(
    "international|internationally|worldwide|foreign|abroad|around the world|(?:other|different) (?:languages?|countries|cultures)",
    "X in other languages",
  ),
  way(
    "(?:took|stole|taken|stolen|snatched|claimed|grabbed|beat (?:us|me) to|already (?:used|took|taken|picked)|(?:just )?used)\\b.*\\b(?:similar|like|else|instead|alternatives?|another|different|something|now|need)",
    "names like X",
  ),
  way("brothers?(?!.*\\bsisters?\\b)", "brother for X"),
  way("sisters?(?!.*\\bbrothers?\\b)", "sister for X"),
  way(
    "next|kids?\\b.*\\b(?:next|more|another)|siblings?|sibs?|twins?|triplets?|go(?:es)? (?:good |well |nice )?with|third|match(?:es|ing)?",
    "siblings for X",
  ),
  way(`${NEXT}\\b.*\\b(?:daughter|girl)`, "sister for X"),
  way(`${NEXT}\\b.*\\b(?:son|boy)`, "brother for X"),
  way(
    "(?:second|2nd|next|another|third|3rd|4th|fourth) (?:baby|child|kid|one)|baby (?:[2-5]|two|three|four)",
    "siblings for X",
  ),
  way(
    "\\b(?:daughter|girl|sister|son|boy|brother)\\b.*\\b(?:son|boy|brother)\\b.*\\b(?:names?|ideas?)",
    "brother for X",
  ),
  way(
    "\\b(?:daughter|girl|sister|son|boy|brother)\\b.*\\b(?:daughter|girl|sister)\\b.*\\b(?:names?|ideas?)",
    "sister for X",
  ),
  way("(?:full|formal|proper|long|longer|given|legal) (?:names?|forms?|versions?)", "names with nickname X"),
  way("nick ?names?|shorten(?:ed|s)?|short|get to|nn", "short for X"),
  way("with (?:an? |one |two )[a-z]", "spellings of X"),
  way("spell(?:ed|ing|ings|s)?|spelt", "spellings of X"),
  way(
    "(?:mis)?pronounc\\w*|said|say|phonetic\\w*|silent|emphasis|accent|stress(?:ed)?",
    "how do you pronounce X",
  ),
  way(
    "(?<!(?:so|how|very|is|are|was|being) )means?|meant|meaning|meanings|definition|symboli\\w+|behind",
    "what does the name X mean",
  ),
  way("top (\\d+|five|ten|twenty|fifty|hundred)", "is X in the top $1"),
  way(
    "chances?|odds|likelihood|likely|class|classroom|school|daycare|kindergarten|playground",
    "what are the chances of another X in a class",
  ),
  way("first (?:year|time|used|appear\\w*)|invented|start(?:ed)?", "when was the name X first used"),
  way("ever\\b.*\\b(?:popular|number|top|rank\\w*|common|big)", "when was X most popular"),
  way(
    "year|when\\b.*\\b(?:was|were|did|popular|peak\\w*|biggest|common|blow)|decade|era|heyday|peak\\w*|biggest|height",
    "when was X most popular",
  ),
  way("rising|falling|trend\\w*|climb\\w*|declin\\w*|comeback|fast|going (?:up|down)", "is X rising"),
  way(
    `(?:percent\\w*|how many|more|mostly|too|also|both|used|is|are|can|call|name)\\b.*\\b(?:${GIRL}|${BOY}|unisex|gender)|gender|[mf] or [mf]`,
    "is X a girls name or a boys name",
  ),
  way(
    `^(?:whats? |is it )?(?:an? )?(?:${GIRL}|${BOY}|unisex)(?: names?)?(?: or .*)?$`,
    "is X a girls name or a boys name",
  ),
  way(
    "still (?:\\w+ )*(?:used?|using|naming|named?|given|around|exist|a thing)|used? anymore",
    "how many babies are named X",
  ),
  way(
    "old|older|elderly|fashioned|boomers?|millennials?|age|aged|dated|outdated|young|grandma|grandpa|generation",
    "is X an old name",
  ),
  way(
    "rarer|(?:love|like|but|version|alternatives?|instead|similar|vibes?|spin|twist|take)\\b.*\\b(?:popular|common|rare|rarer|trendy|overused|unusual|unique)|(?:less|more) (?:common|popular|rare|unusual|unique)\\b.*\\b(?:versions?|alternatives?|spin|twist|take|option|vibes?|style)",
    "names like X but rarer",
  ),
  way("percent\\w*", "what percent of babies are named X"),
  way("how many|number|count", "how many babies are named X"),
  way(
    "popular\\w*|common|rare|rank\\w*|stats|overused|overdone|trendy|unique|unusual|usage|hype\\w*|everywhere|basic",
    "how popular is X",
  ),
  way(
    "origins?|originate\\w*|from|comes?|country|nationality|heritage|ethnic\\w*|roots|history|wheres?",
    "what is the origin of the name X",
  ),
  way(`is\\b.*\\b(?:${ORIGIN_PATTERN})|are\\b.*\\b(?:${ORIGIN_PATTERN})`, "what is the origin of the name X"),
  way(
    "remind\\w*|based on|along (?:that|the|those|these|similar|same) lines?|comparable|fans?|spin|twist|prettier|cuter|nicer|better|else|(?:liked?|loved?|loving|adored?|enjoy)\\b.*\\b(?:loved?|like|enjoy|suggest\\w*|recommend\\w*|others?)|similar|vibes?|style|alternatives?|cousins?|replace\\w*|instead|likes?|inspired|version",
    "names like X",
  ),
  way(`(${ORIGIN_PATTERN})`, "$1 form of X"),
  way("babies|people|anyone|anybody", "how many babies are named X"),
];

/** They ask even where nothing else says that a question is meant: "old navy" and "Jordan is mean to me" ask nothing. */
export const ASKING_NOUN =
  /\b(?:middle|rhym\w+|rimes?|nick ?names?|nn|spelled|spelt|siblings?|sibs?|twins?|triplets?|brothers?|sisters?|spellings?|pronounc\w*|pronunciation|phonetic\w*|meanings?|definition|origins?|popularity|rank\w*|usage|stats|peak\w*|gender|versions?|forms?|equivalents?|variants?|similar|alternatives?|vibes?|internationally|translat\w+|make|turn(?:ed)?|feminine|masculine|rarer|based|after|between|with an? [a-z]|baby [2-5]|spin|twist|along|lines?|percent\w*|class|top|full|love|like|likes|too|second|2nd|next|another|third|3rd|year|decade|first|invented|vs|versus|compare\w*)\b/;

/** Those that a text may ask in, in their order. */
export const waysToAsk = sievedPatterns(WAYS_TO_ASK);

/** Words that belong to a cue, and are no leftovers. */
export const CUE_WORDS = anyPattern(
  [...WAYS_TO_ASK.map(({ cue }) => cue), GIRL, BOY, FORM, "versions?", `(?:${ORIGIN_PATTERN})s`],
  (source) => new RegExp(`^${inWords(source).source}$`),
);

function inWords(source: string): RegExp {
  return new RegExp(`\\b(?:${source})\\b`);
}

function way(cue: string, anew: string): WayToAsk {
  return { cue, pattern: inWords(cue), anew };
}
