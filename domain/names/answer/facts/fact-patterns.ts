import type { FactKind } from "./fact-kinds.ts";

/** A way to ask: the whole text, its words as typed-words.ts writes them. */
export type FactPattern = {
  readonly kind: FactKind;
  readonly pattern: RegExp;
  /** Few words beside the name, which stand in other wishes, too: the name must be one that people know. */
  readonly bare: boolean;
};

/** Two words may be one name: Mary Jane. The fewest that the rest of a pattern leaves. */
export const NAME = "(?<name>[^ \\d]+(?: [^ \\d]+)??)";
const THE = "(?:the |a |an )?(?:(?:baby|first|given|girls?|boys?) )?(?:names? )?";
export const N = `${THE}${NAME}(?: names?)?`;
export const OTHER = `${THE}(?<other>[^ ]+)`;

const LEAD =
  "(?:(?:hi|hey|hello|ok|please|so|and|but|um|just|wondering|curious|google|alexa|siri|can you tell me|could you tell me|can u tell me|tell me|do you know|does anyone know|anyone know|i want to know|i wanna know|id like to know|i wonder|im wondering|find out|show me|about) )*";
/** A year, or all ten of a decade: "in 1990", "1990", "in the 80s". */
export const YEAR =
  "(?: (?:for|among|as) (?:an? |baby )*(?:girl|boy)s?(?: names?)?(?= .*\\d))?(?:(?: (?:in|during|back in|for|of|around|by|when (?:i|we|he|she|you|my [^ ]+) (?:was|were|got|turned) (?:born|little|a kid|young|pregnant)(?: (?:in|back in))?))?(?: the)?(?: year)? (?:(?<year>(?:1[89]|20)\\d\\d)|(?<decade>(?:1[89]|20)?\\d0)s))?";
const TAIL =
  "(?: (?:as a (?:baby |first |girls? |boys? )?names?|as a (?:girl|boy)s?(?: name)?|for (?:a |my )?(?:baby |newborn )?(?:girl|boy|baby|kid|daughter|son)s?(?: names?)?|among (?:girls|boys|babies)|with (?:parents|people)|in (?:the )?(?:us|usa|u s|america|united states|states|country)|in english|right now|now|now adays|nowadays|these days|today|currently|anymore|lately|recently|this year|last year|at the moment|really|exactly|actually|again|please|pls|thanks|though|then|yet|still|overall|ever|all time|of all time))*";

export const POPULAR =
  "(?:un)?(?:popular|common|rare|usual|trendy|unique|overused|fashionable|widespread|well known|frequent)(?:ly used)?";
export const VERY =
  "(?:(?:a|an|the|very|too|really|super|so|that|more|most|still|quite|pretty|kind of|actually|considered|becoming|getting|overly|extremely|fairly|all that|rather|to) )*";
export const WHAT_IS =
  "(?:(?:what|whats|what is|what are|what was|what s|how is|hows)(?: is| are| was)? )?(?:the )?(?:current |exact |actual |real |true |literal |original |correct |right |biblical |spiritual |christian |islamic |hebrew |greek |latin |irish |arabic |celtic |deeper |hidden )?(?:name )?";
const BABIES =
  "(?:(?:baby|american|new|living|little|us|u s|other) )*(?:babies|girls|boys|people|kids|children|newborns|infants|women|men|americans|folks|persons|ppl|daughters|sons|students|names)";
const WAS = "(?:is|are|was|were|s)";

const POPULARITY: readonly string[] = [
  `how ${VERY}${POPULAR} (?:${WAS}|would|has|did)(?: be)? ${N}(?: (?:is|been|got|get|become))?${YEAR}`,
  `how ${POPULAR} ${N} (?:is|was|are)${YEAR}`,
  `how (?:often|much|frequently|widely) (?:is|was|are) ${N} (?:used|given|chosen|picked)${YEAR}`,
  `(?:is|are|was|were) ${N} ${VERY}${POPULAR}(?: (?:of )?(?:a )?(?:baby |girls? |boys? )?names?)?${YEAR}`,
  `${WHAT_IS}(?:popularity|rarity|frequency|commonness|statistics|stats|numbers|popularity rank|usage) (?:of|for|on) ${N}${YEAR}`,
  `is there (?:a lot|lots|many|a ton|tons) of ${NAME}`,
  `are there (?:a lot of|lots of|many|too many|tons of|any|still)(?: (?:young|old|new|little|baby|other|still))* ${NAME}`,
];
const POPULARITY_BARE: readonly string[] = [
  `${N} (?:popularity|rarity|statistics|stats|frequency)(?: (?:rank|ranking|chart|graph|by year|over time|us|usa|data))?${YEAR}`,
];

/** Of the past, without a year. */
const EVER: readonly string[] = [
  `(?:was|were|has) ${N} (?:(?:ever|once|always|been|be|at one time|really|very|so|that|a) )*(?:${POPULAR}|number one|number 1)(?: (?:name|once|before|back then|ever))*`,
];

/** "What percent of babies are named Liam?" */
const SHARE: readonly string[] = [
  `${WHAT_IS}(?:percent|percentage|proportion|share|fraction) (?:of )?(?:the |all |us |american )*${BABIES} (?:(?:are|were|is|was|have|has|had|get|got|the|born|named|called|with|given|name) )+${N}${YEAR}`,
  `(?:one|1) in how many (?:${BABIES} )?(?:(?:are|is|were|have|the|named|called|name) )*${N}${YEAR}`,
];

const RANK: readonly string[] = [
  `what (?:is the |is |s )?(?:rank|ranking|number|place|position|spot)(?: number)? (?:is|was|does|did|has) ${N}(?: (?:have|hold|in|at|on|get|ranked))?(?: (?:in|for) popularity| popularity| on the (?:list|charts?)| in the (?:charts?|list|rankings?))?${YEAR}`,
  `(?:what|where|how|how high) (?:does|did|do|is|was) ${N} (?:rank|ranked|ranking|place|stand|sit)(?: (?:at|in popularity|in the (?:charts?|list|rankings?)|on the (?:charts?|list|rankings?)|nationally|among names|among (?:girls?|boys?)(?: names)?))?${YEAR}`,
  `(?:is|was|were|did) ${N} (?:(?:really|ever|still|actually|once|make|hit|reach|a|the|at|be|been) )*(?:top|number one|number 1|no 1|nr 1|most popular|most common|biggest)(?: (?:girls?|boys?|baby)?(?: ?names?)?)?(?: (?:spot|place))?(?: (?:in|of|for) (?:the )?(?:year )?(?<year>(?:1[89]|20)\\d\\d))`,
  `(?:is|are) ${N} (?:still|really|actually|now|currently) (?:(?:the|a|at|in|ranked) )*(?:number one|number 1|no 1|nr 1|first|most popular|most common)(?: (?:girls?|boys?|baby)?(?: ?names?)?)?`,
  `where (?:was|did|were) ${N}(?: (?:rank|place|land|stand|sit))?(?: on the (?:list|charts?))?(?: back)? in (?<year>(?:1[89]|20)\\d\\d)`,
  `how high (?:is|was) ${N}(?: (?:ranked|on the (?:list|charts?)))?${YEAR}`,
  `${WHAT_IS}(?:popularity )?(?:rank|ranking|position|place) (?:of|for) ${N}${YEAR}`,
];
const RANK_BARE: readonly string[] = [`${N} (?:popularity )?(?:rank|ranking|ranked)${YEAR}`];

const TOP: readonly string[] = [
  `(?:is|was|did|does|has) ${N} (?:still )?(?:in |on |make |made |makes |been in |crack |reach |reached |ever )*(?:a |the )?(?:us |usa |ssa )?top (?<top>\\d+|five|ten|twenty|fifty|hundred|thousand)(?: (?:most )?(?:popular |common )?(?:baby |girls? |boys? )?names?| list| most popular)?${YEAR}`,
];

/** As people say them. */
export const NUMBERS: Readonly<Record<string, number>> = {
  five: 5,
  ten: 10,
  twenty: 20,
  fifty: 50,
  hundred: 100,
  thousand: 1000,
};

const BIRTHS: readonly string[] = [
  `(?:about |roughly |approximately )?how many (?:of )?(?:the )?${BABIES}(?: (?:in the (?:us|usa|world|united states)))?(?: (?:are|were|is|was|have|has|had|get|got|gets|do|did|named|called|there|been|each year|every year|per year|with|share|be|people|living|alive))* (?:named|called|with|given|name|share|have|has|got|born|get|received|receive|had|is|are) ${N}(?: (?:are|were|born|exist|there|have been|as a name|each year|every year|per year|a year|are there|total|in total|in all))*${YEAR}`,
  `how many ${NAME} (?:are|were|is|exist)(?: there)?(?: (?:born|in the (?:us|usa|world)|alive|living|each year|every year))*${YEAR}`,
  `${WHAT_IS}(?:total )?(?:number|amount|count) of (?:${BABIES} )?(?:named|called|with|given)? ?${N}${YEAR}`,
  `how many (?:babies )?${NAME}(?: (?:were|got|are|have been|being))* born(?: (?:in )?(?:last|this|each|every|per|a) year)?${YEAR}`,
  `${BABIES} (?:named|called) ${NAME}${YEAR}`,
  `how many ${NAME}(?: (?:a|per|each|every|last|this) year)?${YEAR}`,
];

const TREND: readonly string[] = [
  `is ${N} (?:still |really |now )?(?:rising|falling|trending|declining|dropping|climbing|on the rise|on the decline|going up|going down|going out of style|out of style|in style|back in style|coming back|on (?:its|the) way (?:up|down|out|back)|going out|dying(?: out)?|dead|over|having a moment|making a comeback|getting (?:more |less |too )?(?:popular|common|rare)|gaining (?:in )?popularity|gaining|losing popularity|becoming (?:more |less |too )?(?:popular|common|rare)|(?:more|less) (?:popular|common)|growing)(?: (?:up|down|upwards?|downwards?|in popularity|in use|in the charts|than before))?(?: or (?:up|down|upwards?|downwards?|not|falling|rising|fading|declining|dropping|climbing|going .+|on the .+|less .+|more .+|out|over))?${YEAR}`,
];
const HAS_GONE = `(?:has|did|is) (?:the )?(?:name )?${NAME}(?: name)? (?:gone|go|went|dropped|drop|fallen|fall|declined|decline|risen|rise|grown|become less popular|become more popular)(?: (?:up|down|out of style|out of fashion|in popularity|a lot|much|recently|lately))*`;
/** Why it rose or fell, no record tells. */
const CAUSE: readonly string[] = [
  `${HAS_GONE} (?:because|bc|cuz|cause|due to|thanks to|after|since|when|from|as a result)(?: .+)?`,
  `why (?:has|did|is|was|does) (?:the )?(?:name )?${NAME}(?: name)? (?:gone|go|going|went|dropped?|dropping|fallen|fall|falling|declined?|declining|risen|rise|rising|grown|become|becoming|became|getting|get|lose|lost|losing|stop|crash|tank|explode|blow|so|suddenly|no longer|not|less|more|out of|(?:un)?popular|rare|everywhere)(?: .+)?`,
  `(?:is|was|did|has) (?:the )?(?:name )?${NAME} (?:ruined|killed|tainted|destroyed|made popular|popularized|affected|become (?:un)?popular)(?: (?:by|because|due to|after|from) .+)?`,
];
/** Of bearers we keep no list. */
const FAMOUS: readonly string[] = [
  `(?:(?:who|whos|is|are|was|were|there|any|anyone|anybody|someone|somebody|some|the|most|list|of|all|name|a) )*(?:famous|celebrit(?:y|ies)|notable|well known)(?: (?:people|persons?|women|woman|men|man|celebrit(?:y|ies)|ones?|characters?|actors?|actress(?:es)?|singers?|bearers?|anyone|someone|who|is|are|was|were|with|of|by))* (?:named|called|the name|name) ${NAME}`,
  `who (?:else )?(?:is|are|was|were) (?:the )?(?:(?:most )?famous|well known) ${NAME}`,
];
const TREND_BARE: readonly string[] = [`${N} (?:popularity )?(?:trend|trends|trending)`];

const CHANCE: readonly string[] = [
  `(?:${WHAT_IS}(?:chances?|odds|likelihood) (?:of|that|there is|there will be|my kid has|there are|are)|will there be|how likely is|is there going to be|how likely to have|will my (?:kid|child|son|daughter|baby) have)(?: (?:having|meeting|there being|of|that|a|an|be|having a|that there is))*(?: (?:another|other|two|more|second|multiple|one|any))? ${NAME} (?:in|at) .*(?:class|school|daycare|preschool|classroom|kindergarten|playground)`,
  `${WHAT_IS}(?:chances?|odds|likelihood) .*(?:class|school|daycare|preschool|classroom|kindergarten)(?: .*)? (?:named|called|the name|with) ${NAME}`,
];

export const FACT_PATTERNS_OF_USE: readonly FactPattern[] = [
  ...asked("top", TOP),
  ...asked("trend", [...TREND, HAS_GONE]),
  ...asked("cause", CAUSE),
  ...asked("famous", FAMOUS),
  ...asked("chance", CHANCE),
  ...asked("peak", EVER),
  ...asked("popularity", POPULARITY),
  ...asked("rank", RANK),
  ...asked("share", SHARE),
  ...asked("births", BIRTHS),
  ...asked("popularity", POPULARITY_BARE, true),
  ...asked("rank", RANK_BARE, true),
  ...asked("trend", TREND_BARE, true),
];

/** Patterns of whole texts, with what people say before and after a question. */
export function asked(kind: FactKind, sources: readonly string[], bare = false): readonly FactPattern[] {
  return sources.map((source) => ({
    kind,
    pattern: new RegExp(`^${LEAD}${source}${TAIL}$`, "d"),
    bare,
  }));
}
