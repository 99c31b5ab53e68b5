import { formatCount } from "#domain/locale/numbers.ts";
import { AMOUNT, amountOf, NUMBER, numberOf } from "./number-words.ts";
import { type Phrase, phrase, type Wish } from "./phrase.ts";
import type { Span } from "./spans.ts";

type Spans = readonly Span[];

/** "Popular" and "most popular" are among so many of its sex, the most given first; "not popular" begins behind so many. */
const POPULAR_RANK = 200;
const TOO_POPULAR = 100;
const MIDDLING = 1000;
/** What nobody wants who wants a name that is not on every list. */
const WORN =
  "popular|common|trendy|overused|mainstream|used|basic|generic|typical|ordinary|favou?rites?|boring|plain(?: janes?)?|bland|vanilla|dull|dreary|humdrum|ho[ -]hum|overdone|overplayed|cookie[ -]cutter|run[ -]of[ -]the[ -]mill|a dime a dozen|tired|stale|predictable|expected|obvious|clich[eé]d?|unoriginal|uninspired|conventional|everyday|worn out|played out|done to death";
/** From the second on. */
const ORDINALS = ["second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
/** About a rank: so much of it before and behind. */
const NEAR_PART = 0.2;

const NOT_IN =
  "(?:that |which )?(?:are |is )?(?:not|nothing|none|aren[’']?t|isn[’']?t|outside|beyond|below|under|out|never|behind|past|lower than|no longer|doesn[’']?t crack|don[’']?t make)(?: been)?(?: in| of| within| among| inside)?";
const TOP = `(?: the)?(?: us| ssa| current)? top (${NUMBER})(?: most popular| lists?)?`;
const WHERE = "(?: (?:in|for|by|on) (?:the )?(?:popularity|rank(?:ing)?s?|charts?|list))?";
const NO_MORE_COUNTS = "(?! (?:letters?|syllables?|babies|births|kids|years?))";

/** Ranks of the last year: "top 100", "not in the top 500", "between 200 and 500 in popularity", "popular". */
export const RANK_PHRASES: readonly Phrase<Spans>[] = [
  {
    pattern: phrase(`${NOT_IN}${TOP}`),
    parse: ([number = ""]) => ranked(numberOf(number) + 1, Infinity),
  },
  {
    pattern: phrase(
      `(?:(?:that are )?(?:in|within|among|from|of|inside|still in)(?: the)? )?(?:the )?(?:current )?top(?: |-)?(${NUMBER})`,
    ),
    parse: ([number = ""]) => ranked(1, numberOf(number)),
  },
  {
    pattern: phrase(
      "(?:(?:kinda|kind of|pretty|fairly|quite|somewhat|rather|still) )*(popular|common|used|well[ -]known)?,? ?(?:(?:but|and|yet|just) )?(?:not|isn[’']?t|aren[’']?t|never) (?:the |at |a )*(?:number |no\\. ?|#)?(?:1|one)(?! (?:syllable|letter))",
    ),
    parse: ([popular = ""]) => (popular === "" ? ranked(2, Infinity) : ranked(2, POPULAR_RANK)),
  },
  {
    pattern: phrase(`(?:the )?(?:number |no\\. |no(?= \\d))(?: )?(${NUMBER})|(?<=#)(\\d{1,4})(?: ranked)?`),
    parse: ([number = "", signed = ""]) => ranked(numberOf(number || signed), numberOf(number || signed)),
  },
  {
    pattern: phrase(
      `between (?:the )?top (${NUMBER}) and (?:the )?(?:top )?(${NUMBER})|(?:the )?(?:(${ORDINALS.join("|")})|(\\d{1,3})(?:st|nd|rd|th))[ -]most (?:popular|common|given|used)`,
    ),
    parse([low = "", high = "", ordinal = "", digits = ""]) {
      if (low !== "") return ranked(numberOf(low) + 1, numberOf(high));
      const rank = digits === "" ? ORDINALS.indexOf(ordinal.toLowerCase()) + 2 : Number(digits);
      return ranked(rank, rank);
    },
  },
  {
    pattern: phrase(
      "(?:(?:somewhere|ranked|ranking|rank|in|from|around) )*(?:the )?([1-9])00[’']?s(?: (?:for|in|of|on|by) (?:the )?(?:popularity|rank(?:ing)?s?|charts?|list))?",
    ),
    parse: ([hundred = ""]) => ranked(Number(hundred) * 100, Number(hundred) * 100 + 99),
  },
  {
    pattern: phrase(`(?:the )?(?:top )?(${NUMBER}) most (?:popular|common|given|used|loved)`),
    parse: ([number = ""]) => ranked(1, numberOf(number)),
  },
  {
    pattern: phrase(
      `(?:rank(?:ed|s|ing)?)(?: at| in| number| from)?(?: #)? ${AMOUNT}${WHERE}|between(?: rank| number)? (${NUMBER})(?:th)? and (${NUMBER})(?:th)?${WHERE}${NO_MORE_COUNTS}|(${NUMBER})(?: to |(?: )?[-–](?: )?)(${NUMBER}) (?:in|on|by) (?:popularity|rank(?:ing)?s?|the charts?)`,
    ),
    parse([
      bound = "",
      first = "",
      last = "",
      plus = "",
      more = "",
      low = "",
      high = "",
      from = "",
      to = "",
    ]) {
      if (first !== "") {
        const amount = amountOf([bound, first, last, plus, more]);
        return amount && ranked(Math.max(1, amount.from), amount.to);
      }
      return ranked(numberOf(low || from), numberOf(high || to));
    },
  },
  {
    pattern: phrase(
      `rank(?:ed|ing|s)? (?:at |in )?(?:around|about|near|close to|roughly)(?: number| #)? (${NUMBER})`,
    ),
    parse([number = ""]) {
      const rank = numberOf(number);
      const near = Math.round(rank * NEAR_PART);
      return ranked(Math.max(1, rank - near), rank + near);
    },
  },
  {
    // Of a time that is over: "popular in the 1920s but not now".
    pattern: phrase(
      "(?:but |and )?(?:not|aren[’']?t|isn[’']?t|no longer)(?: (?:so|as|really|very|too))?(?: (?:popular|common|used|given|heard))? (?:now|today|any(?: )?more|these days|nowadays|currently)",
    ),
    parse: () =>
      spanned(POPULAR_RANK + 1, Infinity, "Not popular now", `Not in the top ${POPULAR_RANK} for its sex`),
  },
  {
    // As many of a class as there are Liams.
    pattern: phrase(
      "(?:that |which )?(?:do(?:es)?n[’']?t|won[’']?t|aren[’']?t|isn[’']?t|not|nothing)(?: (?:sound|be|being|going to be))?(?: like)? (?:every(?:(?: )?one|(?: )?body)?(?: other)?(?: (?:kid|child|baby|girl|boy|person))?(?: (?:else|is using|uses|has|else has|else is using|and their \\w+ has))*(?: in (?:(?:the|her|his|their|my|our) )?(?:daycare|class|classroom|school|kindergarten|playground|preschool))?|everywhere)|(?:that[’']?s |that |which )?(?:not|isn[’']?t|aren[’']?t) (?:already )?(?:on|in) (?:every(?:one|body)(?:[’']?s)?|every|all the|all)(?: (?:other|else|mom|mother|parent|baby|name|blog)(?:[’']?s)?)* (?:lists?|radar)|(?:not|won[’']?t be|don[’']?t want)(?: (?:one of|to be one of))? (?:three|four|five|six|ten|\\d+|a million|a hundred)(?: others?)? in (?:the|her|his|their|my|our)(?: kindergarten)? (?:class|classroom|school|daycare|grade)|(?:that )?(?:i |you |we |she |he )?(?:won[’']?t|will not|wont|don[’']?t want to|wouldn[’']?t) (?:hear|meet|have|find|see|teach)(?: it)? (?:two|three|four|five|six|\\d+|a million|so many|lots|all the time|every day|everywhere)(?: (?:times|of))?(?: (?:of them|it))?(?: in (?:one|a|the|her|his|my|every|each|any)(?: same)? (?:class|classroom|school|daycare|grade))?|(?:that )?there (?:won[’']?t|will not|isn[’']?t|aren[’']?t) (?:be )?(?:two|three|four|five|\\d+|any|another|lots|a bunch|a million)(?: others?)?(?: of)?(?: (?:them|it|those))? in (?:the|her|his|their|my|our|every) (?:class|classroom|school|daycare|grade)",
    ),
    parse: notPopular,
  },
  {
    pattern: phrase(
      `(?:(?:that |which )?(?:(?:are|is) )?(?:not|no|non|nothing|isn[’']?t|aren[’']?t|wasn[’']?t|never|avoid(?:ing)?|hate|without|tired of|sick of|anything but|far from|(?:do|does|did|wo|would)n[’']?t(?: (?:want|like|need|feel|sound|seem|look|be))+)(?: (?:to|be|an?|any|anything|something|names?|one|another|your|too|very|so|overly|super|that|really|all that|crazy|as|insanely|all|the|these|those|same|usual|feel|feeling|sound|sounding|every(?:one|body)[’']?s))*[ -](${WORN})(?:,? (?:or|and|nor) (?:too |so |very )?(?:${WORN}))*|(?:un[ -]?|less )(?:boring|basic|generic|bland|plain|typical|predictable))(?: (?:right now|anymore|these days))?(?:(?=.*(?<!\\p{L})(rare|unique|uncommon|unusual)(?!\\p{L}))|)`,
    ),
    // "Nothing popular, rare please" asks for the rare alone.
    parse: ([, rare = ""]) => (rare === "" ? notPopular() : ranked(TOO_POPULAR + 1, Infinity)),
  },
  {
    pattern: phrase(
      "(?:the )?(?:(?:most|very|super|extremely|ultra)[ -](?:popular|common|given|used)|most[ -](?:loved|wanted|chosen))|(?:the )?top(?= (?:baby |girls?(?:[’']s?)? |boys?(?:[’']s?)? |unisex |us |american )*names)|chart[ -]topping",
    ),
    parse: () => spanned(1, POPULAR_RANK, "Most popular", `In the top ${POPULAR_RANK} for its sex`),
  },
  {
    pattern: phrase(
      "(?:that |which )?(?:every(?:one|body)|(?:most|other) (?:people|parents))(?: (?:is|are|else|keeps?|all|seems? to be))* (?:us(?:es?|ing)|giv(?:es?|ing)|choos(?:es?|ing)|pick(?:s|ing)?|naming (?:their|his|her) (?:kids?|bab(?:y|ies)|(daughters?|girls?)|(sons?|boys?)|children))|(?:popular|common|overused|overdone|mainstream|widely used|well[- ]used|commonly used|in[- ]demand|favou?rites?)",
    ),
    parse: ([daughters = "", sons = ""]) => ({
      ...spanned(1, POPULAR_RANK, `Popular (top ${POPULAR_RANK})`, `In the top ${POPULAR_RANK} for its sex`),
      also: daughters + sons === "" ? [] : [["gender", sons === "" ? "girl" : "boy"]],
    }),
  },
  {
    // All ranks are those of the last year, in the United States.
    pattern: phrase(
      "right now|now|today|currently|nowadays|at the moment|these days|(?:this|last) year|in (?:the )?(?:us|usa|u\\.s\\.|united states|america|states)",
    ),
    parse: () => ({ value: [], label: "", weak: true }),
  },
  {
    pattern: phrase(
      "(?:in the )?(?:middle|mid|medium|middling)(?: |-)?(?:of (?:the )?(?:road|pack|range|list))?[ -](?:popularity|popular|common)|(?:moderate(?:ly)?|medium|averagely|somewhat|semi)[ -](?:popular(?:ity)?|common)|(?:average|moderate) popularity|(?:in|from) the middle of the (?:pack|list|charts?)|middle of the (?:pack|road)",
    ),
    parse: () => spanned(POPULAR_RANK + 1, MIDDLING, "Middling popularity", "Rank 201 to 1,000 for its sex"),
  },
  {
    pattern: phrase(
      "(?<!names (?:that|which) (?:are|is|get|got|became|have become) )(?:(?:way|far|just|getting|got|gotten|become|became|a bit|a little|kind of|kinda) )*too (?:popular|common|trendy|overused|mainstream|basic|used)(?: (?:now|these days|right now|anymore))?",
    ),
    parse: notPopular,
  },
  {
    // "Dropped out of the top 1000": once in it, as most that are known, and no more.
    pattern: phrase(
      "(?:that |which )?(?:(?:have|has|just|recently) )*(?:dropped|fell|fallen|drop|fall|gone|pushed|kicked) (?:out of|off|from|below|outside)(?: of)? (?:the )?top (\\d{1,4})(?: (?:list|names))?",
    ),
    parse([number = ""]) {
      const wish = ranked(Number(number) + 1, Infinity);
      return wish && { ...wish, also: [["trend", "falling"]] as const };
    },
  },
  {
    pattern: phrase("unpopular"),
    parse: () => spanned(1001, Infinity, "Unpopular", "Not in the top 1,000 for its sex"),
  },
];

function notPopular(): Wish<Spans> {
  const rule = `Not in the top ${TOO_POPULAR} for its sex, and rarer than 1 in 500`;
  return {
    ...spanned(TOO_POPULAR + 1, Infinity, "Not popular", rule),
    also: [
      ["band", "familiar"],
      ["band", "uncommon"],
      ["band", "rare"],
      ["band", "unpublished"],
    ],
  };
}

function ranked(from: number, to: number): Wish<Spans> | null {
  if (!(from >= 1 && to >= from)) return null;
  if (to === Infinity) return spanned(from, to, `Not in the top ${formatCount(from - 1)}`);
  if (from === to && from > 1) return spanned(from, to, `Number ${formatCount(to)}`);
  if (from > 1) return spanned(from, to, `Rank ${formatCount(from)} to ${formatCount(to)}`);
  return spanned(from, to, to === 1 ? "Number one" : `Top ${formatCount(to)}`);
}

function spanned(
  from: number,
  to: number,
  label: string,
  rule = `${label} for its sex last year`,
): Wish<Spans> {
  return { value: [{ from, to }], label, rule, weak: true };
}
