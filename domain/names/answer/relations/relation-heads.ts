import { ORIGIN_PATTERN } from "#domain/names/plain/plain-origins.ts";
import { sievedPatterns } from "#domain/text/pattern-sieve.ts";
import { FIRSTS, HONORS, LIKE_BOTH, OF_KIN } from "./heads-beside.ts";
import { NAMES, SIBLINGS } from "./sibling-heads.ts";
import type { RelationKind } from "./relation-kinds.ts";

/** Words before a name, or behind it, that ask for names by way of it; spaces as typed-words.ts writes them. */
type RelationHead = {
  readonly kind: RelationKind;
  readonly pattern: RegExp;
  /** Whether the name stands before them. */
  readonly behind: boolean;
};

const FORM =
  "(?:forms?|versions?|equivalents?|variants?|variations?|counterparts?|alternatives?|translations?|spellings?|takes?|ones|one(?! (?:syllables?|letter|word)))";
const OF = "(?:of|for|to|on|from)";
const GIRL_OR_BOY =
  "(?<sex>feminine|female|girls?|girly|girlish|womens?|masculine|male|boys?|boyish|mens?|unisex|gender neutral|neutral|opposite gender|other gender)";
const ORIGIN = `(?<origin>${ORIGIN_PATTERN})`;
const MY =
  "(?:both |my |our |a |an |the |his |her |their |dads? |moms? |(?:great )?grand(?:pas?|mas?|mothers?|fathers?) |nana |mothers? |fathers? |mum |aunts? |uncles? |cousins? |friends? |late |husbands? |wifes? |baby |little |big |older |younger |first |second |new |toddler |daughters? |sons? |boys? |girls? |brothers? |sisters? |child |children |kids? |twins? |siblings? |named |called |names? |is |was |who |whose |short |long |like |such as |and |with )*";

const HEADS: readonly RelationHead[] = [
  ...before("meaning", [
    `(?:that |which )?(?:(?:also|all|both) )?mean(?:s|ing)? (?:exactly |about |roughly |nearly )?(?:the )?(?:same|similar)(?: things?)?(?: as| to| like| with)?`,
    `(?:with |having |that have |that has |that share |share |shares |sharing |has |have )?(?:the |a )?(?:exact )?(?:same|similar|identical|equivalent)(?: name)? meanings?(?: names?)?(?: (?:as|to|of|like|with))?`,
    "(?:that |which )?means? what(?= [^ ]+ (?:means?|does)$)",
    "(?:that |which )?shar(?:e|es|ing) (?:a |the |its |their )?meanings?(?: with)?",
    "(?:similar|same) in meaning(?: (?:as|to|with))?",
    "synonyms?(?: names?)?(?: (?:of|for|to))?",
  ]),
  ...before("language", [
    `(?:the |a )?${ORIGIN} (?:${FORM}|name|word|way (?:to|of) (?:say|write|spell|pronounce)(?:ing)?|way of writing)(?: ${OF})?`,
    `(?:the )?${ORIGIN} for`,
    `how (?:do|would) (?:you|they|u) say(?= [^ ]+ in (?:${ORIGIN_PATTERN})(?: |$))`,
    `(?:what is|whats|translate)(?= [^ ]+ (?:in|to|into) (?:${ORIGIN_PATTERN})(?: |$))`,
  ]),
  ...after("language", [
    `(?:(?:be |is )?(?:said|called|written|spelled|spelt|pronounced|translated|be|look|sound|named) )?(?:like )?(?:in|into|to) (?<origin>(?:${ORIGIN_PATTERN})(?:(?: and| or)? (?:${ORIGIN_PATTERN}))*)(?: language)?`,
  ]),
  ...before("languages", [
    `(?:the |all |some |any )?(?:(?:foreign|international|worldwide|global|european|language|world) (?:languages?|${FORM})|(?:different|other) (?:languages?|cultures?|countries)) ${OF}`,
    `(?:${FORM}|equivalents?|translations?) (?:around the world|across (?:the world|languages|cultures)|in (?:other|different|all|many) (?:languages?|countries|cultures)) ${OF}`,
  ]),
  ...before("counterpart", [
    `(?:the |a |an )?${GIRL_OR_BOY} (?:names? )?${FORM}(?: name)? ${OF}`,
    "(?:the |a )?(?<sex>feminine|masculine|female|male) (?:names? )?(?:of|for)",
    "the (?<sex>male|female|boy|girl)(?= [^ ]+$)",
    "^(?:a )?(?<sex>male|female)(?= [^ ]+$)",
    `${GIRL_OR_BOY} names? (?:from(?! (?:the )?(?:books?|genesis|exodus|first|second)(?: |$))|derived from|based on|out of|made from|made of)`,
  ]),
  ...before("firsts", FIRSTS),
  ...before("middles", [
    `(?:good |nice |cute |best |perfect |pretty |unique )*middle ?(?:names?)?(?: (?:for|of) (?:a |my |our )?(?:baby )?(?:boys?|girls?|son|daughter)(?= (?:that|which|to|go|pair|with|named)))?(?: ${NAMES})? (?:(?:that|which|to|would|will|could|should) )*(?:(?:go(?:es)?|pairs?|works?|fits?|match(?:es)?|sounds?|flows?) (?:well |good |nice |great |nicely |best )*with|for|with|to(?! honou?r)|after(?! ${OF_KIN} [^ ]+)|of|ideas for)`,
    "(?:middle|second name|2nd name|mn|mns) (?:name )?(?:for|of)",
    "middle ?(?:names? )?(?:(?:that|to|which|would|will|can|could|ideas?|goes|go|fits?|works?|sounds?|good|well|for) )*(?:in )?between",
    "(?:(?:what|which|names?|that) )*(?:go(?:es)?|works?|sounds?|pairs?|flows?)(?: (?:well|good|best|nice|nicely))* (?:with|after)(?=.* (?:as|for|in) (?:a |the |her |his |my )?middle)",
  ]),
  ...before("full", [
    `(?:full|long|longer|formal|proper|given|complete) (?:names?|forms?|versions?) ${OF}(?: (?:the |a |my )?nick ?names?)?`,
    `(?:(?:with|that have|that has|having|whose|using|get|gets|to get|for|where|has|have) )+(?:the |a )?nick ?names? (?:(?:is|of|are|could be|can be|would be|like) )?`,
    `(?:(?:that|which|to) )?(?:(?:can|could|may) be )?(?:shorten(?:s|ed)?|abbreviates?|abbreviated) to`,
    "(?:that |which |to |could |can )*(?:be )?nicknamed",
    "names? (?:that |which )?(?:you|i|we|one) (?:can|could|might) (?:call|shorten to|nickname)",
    `(?:that |which )?(?:can|could|would|might) be (?:called|nicknamed|shortened to)`,
    "how to get(?= [^ ]+ (?:from|out of|for) )",
    "how (?:do|does|did|is|can)(?= [^ ]+ (?:come|comes|came|go) (?:from|for|of|to) )",
    "how (?:do|does|did|can) (?:you|u|they|people|one|we) get(?= [^ ]+ (?:from|out of|for) )",
    "(?:that )?nick ?names? to",
    "nickname(?! (?:for|of|is|ideas|from|to))",
  ]),
  ...before("nicknames", [
    `(?:good |nice |cute |best |pretty |unique |fun )*nick ?names?(?: ${NAMES})? ${OF}`,
    `(?:short|shortened|shorter|pet|diminutive|abbreviated|little) (?:names?|forms?|versions?|diminutives?) ${OF}`,
    `(?:diminutives?|abbreviations?|pet names?|shortenings?) ${OF}`,
    "what (?:can|could|do|should) (?:i|you|we) call",
    "ways to shorten",
    "(?:how to |can you )?shorten",
  ]),
  ...before("shortFor", ["(?:what (?:names? )?(?:is|are|can be|could be) )?(?:a )?short for"]),
  ...before("rhymes", [
    `(?:that |which |to )*(?:rhym(?:e|es|ing|ed)|rimes?)(?: names?)?(?: (?:for|of) (?:a |my )?(?:boys?|girls?|bab(?:y|ies)|twins?))? (?:with|for|of|to)`,
  ]),
  ...before("starting", [
    "(?:that |which |to )?(?:start|begin)(?:s|ing|ning)? the (?:same )?way(?: as)?",
    "(?:that |which |to )?(?:start|begin)(?:s|ing|ning)?(?: out)? (?:(?:the )?same(?: (?:way|letters?))? )?(?:as|like|with (?:the )?same (?:letters?|sounds?|initials?) (?:as|of)|with the (?:first )?letters? (?:of|in))",
    "(?:with |having |that have |has )?(?:the )?(?:same )?(?:first (?:letters?|sound)|initials?|beginning|start|starting letter) (?:as|of|like)",
  ]),
  ...before("ending", [
    "(?:that |which |to )?(?:end|finish)(?:s|ing)? the (?:same )?way(?: as)?",
    "(?:that |which |to )?(?:end|finish)(?:s|ing)?(?: up)? (?:(?:in )?(?:the )?same(?: (?:way|sound|letters?))? )?(?:as|like|with the same (?:letters?|sounds?) (?:as|of))",
    "(?:with |having |that have |has )?(?:the )?same (?:last letters?|ending|end|ending sound) (?:as|of|like)",
  ]),
  ...before("sounds", [
    `(?:that |which )*(?:sounds?|sounding|said|pronounced|heard)(?: (?:a lot|just|kind of|kinda|similar|close|almost|exactly|the same))* (?:like|to|as)`,
    `sound ?alikes? ${OF}`,
  ]),
  ...before("spellings", [
    `(?:the |some |any )?(?:other|different|alternate|alternative|another|unique|various|creative|all|unusual|more|common|new|cute|correct|proper|right|best)* ?(?:ways? (?:to|of|you can) (?:spell(?:ing)?|write)|spellings? (?:of|for)|spelling variations? ${OF}|variants? ${OF}|variations? ${OF})`,
    `(?:other|different|alternate|alternative|all|various) (?:forms?|versions?) ${OF}`,
    "how (?:do|can|would|else|to|is|are|should)(?: (?:you|i|u|people|can|else|do|to))* (?:spell|spelled|write)",
  ]),
  ...before("siblings", SIBLINGS),
  ...before("honoring", HONORS),
  ...before("like", [
    ...LIKE_BOTH,
    `(?:if )?(?:i|we|you) (?:(?:really|also|just|already|both|absolutely) )*(?:love|like|liked|loved|adore)(?: the(?: names?)?)?(?=.* (?:else|similar|alternatives?|other|others|rarer|like it|like that|along|recommend|suggest|might|what|which|something|anything))`,
    `(?:in )?(?:the |a )?(?:same|similar) (?:vein|style|vibe|vibes|spirit|feel|feeling|league|category|energy) (?:as|to|of)`,
    `similar (?:${NAMES} )?(?:to|as|like)`,
    `(?:replacements?|substitutes?|back ?ups?|runners? ?up|swaps?) (?:${NAMES} )?(?:for|to|of)`,
    `(?:in the (?:vein|spirit) of|akin to|same energy as)`,
    `(?:(?:good|nice|some|any|other) )*alternatives? (?:names? )?(?:to|for)`,
    "(?:that are |are |is )?(?:similar to|like|in the style of|close to|along the lines of|reminiscent of|in the vein of|comparable to|instead of|same (?:style|vibe|feel) as)",
    "(?:similar|same) (?:style |vibe )?as",
  ]),
  ...after("languages", [
    "(?:(?:called|said|known as|spelled|written|like|pronounced|named) )?(?:(?:in|across|into|around) (?:(?:all|the|other|different|various|foreign|many|every|over) )*(?:languages?|countries|cultures|europe|world)|around the world|internationally|translations?|translated)",
  ]),
  ...after("counterpart", [
    `(?:but )?${GIRL_OR_BOY} (?:names? )?${FORM}`,
    "(?:(?:but|be|called|look|sound|used) )*(?:like )?(?:for|as) (?:an? |my )?(?<sex>girl|boy)s?(?: (?:version|name))?$",
  ]),
  ...after("full", [
    "(?:(?:is|s|be) )?short for(?: what(?: name)?)?(?: or .*)?$",
    "full (?:name|form)s?",
    "(?:(?:is|s|be) )?(?:a |the |usually |commonly )*(?:nick ?name|short form|shortened form|shortened version|diminutive|pet (?:form|name)|abbreviation|abbreviated|shortened|short) (?:for|of|from)(?: (?:what|anything|something|a|any|longer|another|names?))*(?: or .*)?$",
  ]),
  ...after("middles", ["(?:[^ ]+ )?middle ?names?(?: (?:ideas?|suggestions?|options?))?"]),
  ...after("nicknames", [
    "nick ?names?(?: (?:ideas?|suggestions?|options?))?",
    "(?:have|has|got) (?:any |an? |good |cute |common |obvious |nice )*nick ?names?",
    "(?:short form|shortened|for short|diminutives?|pet names?)",
  ]),
  ...after("rhymes", ["rhym(?:e|es|ing)(?: (?:with|names?|words?))*(?: what)?$"]),
  ...after("spellings", [
    "with (?:an? |the |one )?[a-z] or(?: (?:with|without|an?|the|two|one))*(?: (?:[a-z]|it))?$",
    "with or without (?:an? |the )?[a-z](?: (?:at|on|in) the (?:end|middle|start))?$",
    "(?:with |is it )?(?:one|two|1|2|single|double) [a-z]s? or (?:one|two|1|2|single|double|not)(?: [a-z]s?)?$",
    "with (?:one|two|1|2) [a-z]s?(?: or (?:one|two|1|2))?$",
    "(?:other|different|alternate|alternative|various)? ?(?:spellings?|variants?|variations?|spelled differently|spelling (?:variations?|options?))(?: (?:ideas?|options?))?$",
  ]),
  ...after("firsts", ["(?:as|for|is|will be) (?:a |the |her |his |my |our )?middle(?: names?)?(?=.* first)"]),
  ...after("siblings", [
    "(?<sex>brothers?|sisters?) (?:names?|ideas?)(?: ideas?)?",
    "(?:siblings?|twins?|sibset|sibs) ?(?:names?|ideas?|set)?(?: ideas?)?",
    "and (?:what|which|\\?)$",
  ]),
  ...after("like", [
    "alternatives?",
    "similar(?: (?:names?|to|ones))?",
    "(?<!(?:southern|country|disco|bathing) [^ ]+ )(?:type|style|ish|esque|vibes?|like) names?",
  ]),
];

/** Those that may stand in a text, in their order. */
export const headsIn = sievedPatterns(HEADS);

/** What may stand between such words and the name. */
export const BETWEEN = new RegExp(`(?:${MY})`, "y");

function before(kind: RelationKind, sources: readonly string[]): readonly RelationHead[] {
  return sources.map((source) => ({
    kind,
    pattern: new RegExp(`(?<= |^)(?:${mistyped(source.trim())})(?= )`, "g"),
    behind: false,
  }));
}

function after(kind: RelationKind, sources: readonly string[]): readonly RelationHead[] {
  return sources.map((source) => ({
    kind,
    pattern: new RegExp(`(?<= )(?:${source})(?= |$)`, "g"),
    behind: true,
  }));
}

/** "Middel names that go with Luca": read as it is, it would ask for siblings, and no slip would be looked for. */
function mistyped(source: string): string {
  return source.replaceAll(/(?<![a-z])middle/g, "mid+(?:le|el|l)");
}
