import type { Trend } from "#domain/names/entry/trait-values.ts";
import { type Phrase, phrase, type Wish } from "./phrase.ts";
import { TREND_SAID } from "./record-rules-said.ts";

const TRENDS_CALLED = {
  rising: {
    value: ["rising"],
    label: "Rising",
    rule: TREND_SAID.rising,
  },
  falling: {
    value: ["falling"],
    label: "Falling",
    rule: TREND_SAID.falling,
  },
  returning: {
    value: ["returning"],
    label: "Coming back",
    rule: TREND_SAID.returning,
  },
} as const satisfies Record<Trend, Wish<readonly Trend[]>>;

const ARE =
  "(?:(?:that |which |who )?(?:are |is |[’']re )?(?:now |slowly |quickly |rapidly |currently |starting to |about to )*)";
const BACK =
  "(?:(?:cool|popular|trendy|hip|fashionable|stylish|in style|in fashion|in) again|(?:com(?:e|es|ing)|c[ao]me|(?:making|makes?) (?:a|its|their))[ -](?:come)?back(?: (?:in|into) (?:style|fashion))?|back in (?:style|fashion|vogue)|comebacks?|reviv(?:al|als|ed|ing)|resurg(?:ing|ence)|return(?:ing|ed)(?: to (?:style|fashion))?|due for a comeback)";
/** Where a name goes down or up, how fast, and since when: "in popularity", "off the charts", "lately". */
const CHARTS = "(?:the )?(?:charts?|lists?|rank(?:ing)?s?)";
const HOW =
  "fast|quick(?:ly)?|rapidly|steadily|slowly|sharply|hard|a lot|a bit|big|big time|like crazy|lately|recently|right now|now|today|these days|overnight|last year|this year|(?:the )?(?:most|fastest|hardest|quickest)|(?:in|with) (?:popularity|use|usage)|in (?:the )?(?:charts?|rank(?:ing)?s?)|again";
const DOWNWARD = `(?: (?:${HOW}|in favou?r|(?:out of|from) (?:style|fashion|favou?r|use|popularity)|(?:off|down|from|out of) ${CHARTS}|down|downwards?|away|off|out))`;
const UPWARD = `(?: (?:${HOW}|up|upwards?|popularity|out of nowhere|through the roof|(?:up |in )?${CHARTS}))`;
const SINKING =
  "dropping|sinking|sliding|slipping|plummeting|plunging|nose[ -]?diving|tanking|declining|decreasing|falling|fading|dwindling|waning|tumbling|crashing|shrinking|dipping|vanishing|disappearing|collapsing|cratering|fizzling|cooling(?= (?:off|down))|dying(?! to(?!\\p{L}))";
const SANK =
  "dropped|fell|fallen|sank|sunk|slid|slipped|plummeted|plunged|nose[ -]?dived|tanked|declined|decreased|faded|dwindled|waned|tumbled|crashed|shrank|shrunk|dipped|collapsed|cratered|fizzled|cooled(?= (?:off|down))";
const CLIMBING =
  "rising|climbing|growing|trending|soaring|surging|skyrocketing|rocketing|booming|jumping|exploding|spiking|increasing|ascending|ballooning|spreading";
const CLIMBED =
  "rose|risen|climbed|grew|grown|soared|surged|skyrocketed|rocketed|boomed|jumped|exploded|spiked|increased|gained|ascended";
/** "That dropped", "have been dropping": said of the names. */
const THEY = "(?:that |which |(?:have|has|had|[’']ve) |been |just |really |recently |suddenly |lately )";
/** "Dropped out of the top 100": a rank. */
const NO_RANK = "(?! (?:out of|off|from|below|outside)(?: of)?(?: the)? top(?!\\p{L}))";
const LESS = "(?:popular|common|used|trendy|fashionable|loved|frequent)";
const NOT_WANTED =
  "(?:(?:that |which )?(?:people|parents|everyone|everybody|moms) (?:are |have |is |has )?(?:giving up on|given up on|stopp(?:ing|ed) (?:using|choosing|picking|giving)|moving (?:on|away) from|moved (?:on|away) from|abandon(?:ing|ed)|turn(?:ing|ed) away from|using less|losing interest in)|(?:fewer and fewer|less and less) (?:people|parents|babies|kids)(?: (?:are|being|get|getting|use|using|named|choose|choosing|called|have|given|pick|picking|want))*)";
const DOWN = `(?:${THEY}*(?:fast(?:est)?[ -])?(?:${SINKING})${DOWNWARD}*|${THEY}+(?:${SANK})${NO_RANK}(?! (?:in love|asleep))${DOWNWARD}*|(?:${SANK}|drop|fall|lost(?= (?:the most|popularity|ground)))${NO_RANK}(?: popularity| ground|${DOWNWARD})+|endangered|(?:nearly|almost) extinct|(?:going|heading|headed|moving|trending|pointing|inching|creeping|went|gone) (?:down(?:ward|wards|hill)?|south|extinct|away(?= [^\\p{L}]*$|[^\\p{L}]*$))${DOWNWARD}*|(?:going|gone|falling|fallen|out) (?:out )?of (?:style|fashion|favou?r|popularity)|(?:losing|lost) (?:(?:its|their|some|all) )*(?:popularity|steam|ground|momentum|favou?r|traction|shine|luster|appeal|cool|interest|fans)|on (?:the|a|its|their) (?:decline|way (?:out|down)|wane|downswing|downturn|downslide|slide|skids|outs|down(?:ward)? (?:trend|slope))|in (?:(?:a|steep|rapid|sharp|steady|slow|full) )*(?:decline|free[ -]?fall|retreat|slump|nose[ -]?dive|tailspin)|(?:(?:with|of|in) )?(?:declining|falling|dropping|decreasing|waning|fading|sinking|shrinking|dwindling) (?:popularity|use|usage|numbers)|past (?:its|their) (?:peak|prime)|(?:getting|becoming|growing|grown) (?:(?:less|less and less) ${LESS}|rarer|unpopular|unfashionable|scarcer)|less and less ${LESS}|(?:less|not as) ${LESS} (?:(?:now )?than|as) (?:(?:they|it) (?:used to be|once (?:were|was)|were|was)|before|(?:a few|five|ten|\\d+) years ago)|${NOT_WANTED}|unfashionable|no longer (?:popular|in style|trendy|in fashion))`;
const UP = `(?:${THEY}*(?:fast(?:est)?[ -])?(?:${CLIMBING})(?! (?:down|pains))${UPWARD}*|trendy|trendiest|(?:blew|blown|blowing|shot|shooting|shoot|jumped|jumping|went|gone|going|moved|moving|heading|headed|coming|creeping|inching|ticking|pointing|heating|heated|warming|picking|picked) ?(?:really |so |very )?up(?:ward|wards)?(?: steam| speed| fans|${UPWARD})*|(?:${THEY}+(?:${CLIMBED})|(?:${CLIMBED})(?= (?:up|the|most|in|fast|a lot|popularity)))${UPWARD}*|(?:gaining|gathering|building)(?: (?:steam|speed|traction|momentum|ground|favou?r|fans|interest)|${UPWARD})*(?=[^\\p{L}]*$| (?:but|and|for|with|that|girls?|boys?|baby|names?)(?!\\p{L}))|(?:catching|caught|taking|took|taken) (?:on|off|fire)(?! from)|going viral|having (?:a|its|their) moment|making waves|buzz(?:y|worthy)|up[ -](?:and|&|n)[ -]coming|on (?:the|an|its|their) (?:rise|up(?:swing|tick)?(?: and up)?|way up|ascent|upward trend)|(?:growing|increasing|rising) in popularity|(?:getting|becoming|growing) (?:more (?:and more )?|too |way too |so |a bit too |overly )?(?:popular|common|trendy|big|bigger|hot|hotter)|more and more (?:popular|common|(?:people|parents|everyone|moms)(?: (?:are|is|use|using|choose|choosing|picking|pick|giving|give))*)|(?:everyone|everybody|people|parents)(?: (?:is|are))? (?:starting to|beginning to) (?:use|pick|choose|love|like)|up (?:this year|lately|from last year|the most)|hottest|hot(?= (?:new |baby |girl |boy |unisex )*names?)|hot right now|(?:about|bound|going|set|likely|expected|predicted|ready) to (?:(?:be|become|get|go|rise|take off|blow up|explode|trend|boom|catch on)(?: (?:more |really |very |super )?(?:popular|big|trendy|common|viral|up|hot|huge|in popularity))?)|(?:that |which )?will (?:soon )?(?:be|become|get) (?:more |really |very |super )?(?:popular|big|trendy|common|hot|huge)(?! with)|next big|in style|in fashion|fashionable)(?: (?:right now|now|today|these days|this year|last year|recently|lately|overnight))?`;

/** Which way a name goes: "trending", "going out of style", "cool again". */
export const TREND_PHRASES: readonly Phrase<readonly Trend[]>[] = [
  { pattern: phrase(`${ARE}${BACK}`), parse: () => ({ ...TRENDS_CALLED.returning, weak: true }) },
  { pattern: phrase(`${ARE}${DOWN}`), parse: () => ({ ...TRENDS_CALLED.falling, weak: true }) },
  { pattern: phrase(`${ARE}${UP}`), parse: () => ({ ...TRENDS_CALLED.rising, weak: true }) },
];
