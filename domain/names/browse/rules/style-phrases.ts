import type { Past, Style } from "#domain/names/entry/trait-values.ts";
import { ORIGIN_PATTERN } from "#domain/names/plain/plain-origins.ts";
import { NOT, type Phrase, phrase, type Wish } from "./phrase.ts";
import { TASTE_PHRASES } from "./taste-phrases.ts";
import { PAST_SAID, STYLE_SAID } from "./record-rules-said.ts";

const STYLES_CALLED = {
  vintage: {
    value: ["vintage"],
    label: "Vintage",
    rule: STYLE_SAID.vintage,
  },
  classic: {
    value: ["classic"],
    label: "Classic",
    rule: STYLE_SAID.classic,
  },
  modern: {
    value: ["modern"],
    label: "Modern",
    rule: STYLE_SAID.modern,
  },
} as const satisfies Record<Style, Wish<readonly Style[]>>;

const SOUNDING =
  "(?:[ -](?:sounding|style|styled|feeling|inspired|ish|type|vibes?|(?:age |era )?generation|era|age))?";
const OLD =
  "old(?:e|er)?[ -](?:fashioned|fashion|school|schoo?l|skool|timey|timer|time|timely|world|worldly|style|styled|sounding|people|person|persons|folks?)(?:[’']?s)?|ye olde";
const VINTAGE_WORDS = `${OLD}|vintage|antique|retro|heirloom|old(?:er)?(?= (?:baby |girl |boy |unisex |girls |boys |american )*names?| (?!english|norse|saxon)(?:${ORIGIN_PATTERN}) (?:baby |girl |boy |unisex |girls |boys )*names?)|(?<=names? )old(?=[^\\p{L}]*$)|(?:(?:kind|sort) of|kinda|sorta|a bit|a little|oldish|slightly|pretty|somewhat) old(?!er)|old(?:-ish|ish)|old but (?=pretty|cute|nice|not|still|sweet|cool)|bygone|throwback|forgotten|dated|outdated|elderly|quaint|nostalgic|yesteryear|(?:great[ -])?grandparents?(?! (?:to|and|can|cannot|can[’']?t|who|will|love|like|say|want|speak|pronounce|on|from|need|in|both|are|have)(?!\\p{L}))|(?:great[ -])?(?:aunt|auntie)[ -]and[ -]uncle|from (?:long ago|the old days|the past|another era)`;
const WOMEN =
  "(?:my |our )?(?:(?:great[ -])?grand[ -]?(?:mother|mom|mum)|(?:great[ -])*grandma|granny|grannie|gram|nana|nanna|nan|old lady|old ladies|little old lady|great[ -]?aunt|old woman)(?:[’']?s|s[’'])?";
const MEN =
  "(?:my |our )?(?:(?:great[ -])?grand[ -]?(?:father|dad)|(?:great[ -])*grandpa|grampa|gramps|grandad|granddad|old man|old men|great[ -]?uncle)(?:[’']?s|s[’'])?";
/** "My grandma can't say it": of her, and not of names like hers. */
const OF_HERSELF =
  "(?! (?:can(?:no|[’'])?t?|couldn[’']?t|could|won[’']?t|will|wants?|says?|hates?|dislikes?|loves?|likes?|speaks?|only|is|was|has|who|whose|named|called|and i|here|asking|wants|to be)(?!\\p{L}))";
/** "After my grandfather": he is honored, and names like his are not asked for. */
const NO_HONOR =
  "(?<!(?:after|honou?r|honou?rs|honou?ring|honor of|honour of|remember|memory of|works? for|easy for|speaking|both|to please) (?:my |our |his |her |a |the |both )?)";
/** "Grandpa chic": the style, of either. */
const CHIC = "(?:[ -]?(?:chic|core|cool))?";
const GIRLS_OR_BOYS = "(?=.*(?<!\\p{L})(?:girl|boy|daughter|son)s?)";
const CLASSIC_WORDS =
  "classic(?:al|s)?|time[ -]?less|traditional|traditionally used|evergreen|enduring|ageless|age[ -]old|(?:that |which )?(?:will )?(?:never|don[’']?t|doesn[’']?t|won[’']?t)(?: ever)? (?:go|goes|gone|going|went|fall|falls|get|gets|become|becomes|be) (?:out of (?:style|fashion)|old|dated|outdated)|steady|consistent(?:ly (?:popular|used))?|(?:that |which )?never chang\\w+(?: much)?(?: in (?:popularity|rank))?|always (?:in style|in fashion|popular|been popular)|(?:that )?(?:have )?(?:stand|stands|stood)(?:ing)? the test of time|(?:that )?age(?:s)? well|never out of (?:style|fashion)";
const MODERN_WORDS =
  "modern(?:[ -]day)?|contemporary|newer|newest|brand new|new(?:ly)?[ -]?(?:age|invented|coined|made)|(?<!(?:my|a|his|her|their|own) )new(?= (?:baby |girl |boy |unisex |girls |boys )*names?(?! for (?:me|my|myself|our|him|her|them|a trans)))|21st[ -]century|recently invented|futuristic|of today";

/** "Traditional irish names" are those of a tradition, and need not be given here for a century. */
const OF_TRADITION = "(?:traditional|traditionally|authentic|typical|typically)";

/** Names of the old, and not of the newborn: Edith, and not Emma. */
const OF_THE_OLD = {
  ...STYLES_CALLED.vintage,
  rule: `${STYLE_SAID.vintage}; and not in the top 200 now`,
  weak: true,
  also: [["rank", "201-"]],
} as const satisfies Wish<readonly Style[]>;

/** Styles by the records: "vintage", "grandma", "timeless", "modern". */
export const STYLE_PHRASES: readonly Phrase<readonly Style[]>[] = [
  {
    pattern: phrase(
      `${OF_TRADITION}(?=.* (?:${ORIGIN_PATTERN})(?!\\p{L}))|${OF_TRADITION}(?<=(?<!\\p{L})(?:${ORIGIN_PATTERN}) .*)`,
    ),
    parse: () => ({ value: [], label: "", weak: true }),
  },
  // "We need a new boy name": another, and none that means new.
  {
    pattern: phrase("new(?= (?:(?:baby|girl|boy|unisex|first|middle)(?:[’']?s)? )*name(?!s))"),
    parse: () => ({ value: [], label: "", weak: true }),
  },
  {
    pattern: phrase(`${NO_HONOR}(?:${WOMEN}|${MEN})${CHIC}${SOUNDING}${OF_HERSELF}${GIRLS_OR_BOYS}`),
    parse: () => OF_THE_OLD,
  },
  {
    pattern: phrase(`${NO_HONOR}(?:(${WOMEN})|${MEN})${CHIC}${SOUNDING}${OF_HERSELF}`),
    parse: ([women]) => ({
      ...OF_THE_OLD,
      also: [...OF_THE_OLD.also, ["gender", women === "" ? "boy" : "girl"]],
    }),
  },
  {
    // Worn out, and rare today.
    pattern: phrase(
      "(?:that |which )?(?:nobody|no[ -]?one|people|you|we|parents|they)(?: (?:really|ever|hardly|rarely|never|don[’']?t|do not))*(?: (?:uses?|wants?|likes?|has|have|gets?|gives?|hears?|chooses?|names? (?:their|her|his) (?:kids?|bab(?:y|ies)|daughters?|sons?)))(?: (?:them|about))? any(?: )?more|(?:have |has |that )?(?:all but |almost |nearly |totally |completely )?(?:disappeared|vanished|died out|(?:gone|went) extinct|faded away|phased out|dropped off)(?: (?:completely|entirely|over time|from (?:use|the (?:charts?|lists?|records?)|history)))?|(?:(?:almost|nearly|basically|practically|all but) )?extinct|(?:no longer|don[’']?t) exist(?: any(?: )?more)?|(?:went|gone|fell|fallen) out of use|(?:no longer|not) (?:used|given|in use)(?: any(?: )?more)?",
    ),
    parse: () => ({
      ...STYLES_CALLED.vintage,
      label: "Out of use",
      rule: `${STYLE_SAID.vintage}; in the top 200 for its sex in a year before 1950, and given to fewer than 20 babies last year`,
      also: [
        ["era", "1880-1949"],
        ["births", "0-19"],
      ],
      weak: true,
    }),
  },
  {
    pattern: phrase(`(?:${VINTAGE_WORDS})${SOUNDING}`),
    parse: () => ({ ...STYLES_CALLED.vintage, weak: true }),
  },
  {
    pattern: phrase(`(?:${CLASSIC_WORDS})${SOUNDING}`),
    parse: () => ({ ...STYLES_CALLED.classic, weak: true }),
  },
  {
    pattern: phrase(`(?:${MODERN_WORDS})${SOUNDING}`),
    parse: () => ({ ...STYLES_CALLED.modern, weak: true }),
  },
  ...TASTE_PHRASES,
];

const KNOWN: Wish<readonly Past[]> = {
  value: ["known"],
  label: "Rare but known",
  rule: `Rarer than 1 in 2,000 today. ${PAST_SAID.known}`,
  also: [
    ["band", "uncommon"],
    ["band", "rare"],
  ],
};
const RARE =
  "(?:rare|uncommon|unusual|unique|underused|different|lesser[ -]known|not (?:too |so |very )?(?:common|popular)|unpopular|(?:(?:that|which) )?(?:hardly any(?:one|body)|almost no(?:body|[ -]one)|nobody|no[ -]one|(?:not many|few) (?:people|kids|babies))(?: (?:else|really|actually))* (?:has|have|uses?|gets?|is using))";
const NOT_STRANGE = `(?:that |which )?${NOT} (?:too |so |that |super |very |totally |completely |just |all that )?(?:weird|strange|crazy|odd|obscure|out there|made[ -]up|unheard of|bizarre|unknown|far out|ridiculous|wild|silly|outlandish)`;
const FAMILIAR = `(?:(?:still )?(?:well[ -])?(?:known|familiar|recogni[sz]able|recogni[sz]ed|established|normal|real|legit|pronounceable|usable|wearable)|${NOT_STRANGE}|${NOT} (?:too )?(?:rare|unusual)|(?:every(?:one|body)|people|you|we)(?:[’']ve| have| still| all| will)* (?:knows?|recogni[sz]es?|heard(?: of)?)(?: (?:it|them))?)`;

/** Rare, and yet no stranger: "uncommon but not weird", "hidden gems". */
export const PAST_PHRASES: readonly Phrase<readonly Past[]>[] = [
  {
    pattern: phrase(
      `${RARE}(?: names?)?,? (?:but|yet|and)(?: (?:still|also|that(?:[’']s| is| are)))? ${FAMILIAR}|${FAMILIAR} (?:but|yet|and) ${RARE}`,
    ),
    parse: () => KNOWN,
  },
  {
    pattern: phrase(
      "(?:normal|regular|real|proper|familiar|known) (?:(?:baby|girls?|boys?|unisex) )*names? (?:that |which )?(?:nobody|no[ -]?one|hardly anyone|(?:not many|few) people)(?: (?:is|are|else))* (?:using|uses?|ha(?:s|ve)|giv(?:es?|ing))",
    ),
    parse: () => KNOWN,
  },
  {
    pattern: phrase(
      `(?:(?:but|yet|and) )?(?:still )?${NOT_STRANGE}|(?:but|yet) (?:still )?(?:known|familiar|recogni[sz]able|normal)|(?:(?:but|yet|and|that|which) )*(?:every(?:one|body)|people|you|we|others|most people)(?: (?:have|still|all|will|can|would|could|actually|at least))* (?:knows?|recogni[sz]es?|heard of|remembers?)(?: (?:it|them|about|of))?`,
    ),
    parse: () => ({ value: ["known"], label: "Known", rule: PAST_SAID.known }),
  },
  {
    pattern: phrase("(?:quirky|offbeat|eccentric|kooky|zany|oddball)(?:[ -]sounding)?"),
    parse: () => ({ ...KNOWN, label: "Quirky (rare but known)" }),
  },
  {
    pattern: phrase(
      "hidden (?:gems?|treasures?|jewels?)|under[ -]?(?:rated|used|appreciated|the radar)|overlooked|undiscovered|secret gems?|sleeper hits?",
    ),
    parse: () => KNOWN,
  },
];
