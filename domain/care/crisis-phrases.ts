import { IN_SPANISH } from "./crisis-in-spanish.ts";
import { CANNOT_DO_THIS, CANNOT_GO_ON, WANTS_AN_END, WANTS_NO_LIFE } from "./life-phrases.ts";
import { anyPattern, type AnyPattern } from "#domain/text/any-pattern.ts";

/**
 * What people type who need a person, and not a name: to be read in a text as careText gives it, without apostrophes. Each
 * phrase says who does what to whom, or what somebody cannot bear: a word alone (die, pain, death) may be the meaning of a name.
 */

/** What somebody needs a number for. */
export type NeedOfLine = "breath" | "life" | "poison" | "violence" | "loss" | "mind";

const CHILD =
  "(?:baby|babies|newborn|infant|child|children|kids?|son|daughter|toddler|twins?|boy|girl|little one|lo|him|her|them)";
const MINE = `(?:my|the|our|this|a) (?:\\w+ )?${CHILD}`;
const OTHER =
  "(?:husband|hubby|boyfriend|bf|partner|fiance|spouse|wife|girlfriend|ex|dad|father|mom|mother|stepdad|man|he|she|they|babys? (?:dad|daddy|father))";
const ME = "(?:me|us|my (?:\\w+ )?(?:baby|kids?|child|children|son|daughter)|the (?:baby|kids|children))";
const HURT =
  "(?:hurt|harm|kill|shake|hit|slap|smother|suffocate|strangle|choke|drown|punch|stab|throw|drop|hate)";
const HURTING = `(?:${HURT}|hurting|harming|killing|shaking|shook|shaken|hitting|slapping|smothering|suffocating|strangling|choking|drowning|punching|throwing|dropping)`;
const LIFE =
  "(?:be here|live|be alive|exist|wake up|be around|go on|carry on|keep going|do this|be a mom|be a mother)";
/** What follows "baby" when nobody is meant. */
const NO_ONE = "(?! (?:shower|showers|names?|bump|bottle|clothes|food|gender|announcement))";

/** Self-harm and weariness of life. They hold even beside "names". */
const SELF_HARM: readonly string[] = [
  "(?:kill|killing|hurt|hurting|harm|harming|cut|cutting|hang|hanging|shoot|shooting|drown|drowning|stab|burn|burning) (?:my ?self|ourselves)|how (?:to|do you|do i|can i) (?:kill|hang|drown|poison|cut) (?:yourself|myself|oneself)",
  "kms|unaliv(?:e|ed|ing)|suicide|suicidal|self harm(?:ing)?",
  "(?:end|ending|ended|take|taking) (?:it all|my (?:own )?life|our lives)",
  "(?:want|wanted|wanna|ready|going|about|rather|better|hope|plan|planning|trying) (?:to )?(?:just )?(?:die|be dead|end it|disappear|not be here|not exist|not wake up)",
  "(?:want to|wanna|could) (?:\\w+ ){0,3}never wake up|(?:wish|wishing) (?:\\w+ )?(?:i|id|we) (?:\\w+ )?(?:wake up|dead|die|died|never born|never been born|not here|not exist|disappear|gone|not wake up)",
  "(?:dont|do not) feel like (?:living|being alive|going on)|(?:feel|feeling|think|thinking|thoughts) (?:like|of|about) (?:dying|death all the time|disappearing|ending (?:it|things|everything)|giving up on (?:life|everything))",
  `(?:dont|do not|didnt|never|no longer) (?:\\w+ )?(?:want|wanna|wish|care) (?:to )?${LIFE}`,
  "(?:no|any|a) (?:reason|point|will) (?:to (?:live|go on|keep going)|in (?:living|life|going on))|nothing (?:left )?to live for|(?:whats|what is|see) (?:the|no|any) point (?:of|in) (?:living|life|being alive|going on)|(?:have|got) nothing left|cant live without",
  "(?:tired|sick|done|finished) (?:of|with) (?:living|life|my life|being alive)|give up on life|(?:life|living) (?:is not|isnt|not) worth|not worth living|hate (?:my life|myself|being alive)",
  "(?:think|thinking|thoughts|thought|want|wanted|wanna|urge|urges) (?:\\w+ ){0,3}(?:driv(?:e|ing)|crash(?:ing)?|run(?:ning)?|steer(?:ing)?) (?:\\w+ ){0,3}(?:off|into) (?:a|the|my)",
  "(?:better|happier) (?:off )?(?:with (?:someone|somebody|anyone|anybody) else|without me|dead|if i)|(?:without me|if i was gone|if i died|if i were gone) (?:they|everyone|he|she|it)|(?:no one|nobody) would miss me",
  "(?:jump|jumping) off (?:a|the) (?:bridge|roof|building)|(?:slit|cut|cutting) my wrists?|(?:way|ways) to die|how (?:many|much) (?:\\w+ ){1,3}(?:to|till|until) (?:die|kill)|how (?:to|do i|can i) die(?: (?:painless|quick|eas|peace|fast)\\w*)?$|^i (?:want|need) to die|i am going to die by",
];

const TAKEN =
  "(?:pills?|tablets?|capsules?|medicines?|medication|meds|tylenol|ibuprofen|advil|aspirin|vitamins?|melatonin|gummy|gummies|edibles?|bleach|cleaner|detergent|pods?|soap|battery|batteries|magnets?|penny|pennies|marbles?|legos?|poison|chemicals?|nicotine|vape|cigarettes?|alcohol|vodka|antifreeze|paint|sanitizer|mouthwash|berries|mushrooms?|coins?|perfume|gasoline|lighter fluid|windex|drano|lysol|essential oils?)";

/** Somebody was poisoned. */
const POISONINGS: readonly string[] = [
  `(?:swallow|swallowed|swallowing|ate|eaten|eat|drank|drunk|drink|drinking|ingested|took|taken|got into|bit into) (?:\\w+ ){0,4}${TAKEN}`,
  `how (?:many|much) ${TAKEN} (?:\\w+ )?(?:is|are|would be) (?:too (?:much|many)|dangerous|deadly|lethal|fatal|toxic)`,
  "over ?dos(?:e|ed|es|ing)|(?:took|taken|take) too (?:many|much)",
  "poisoned|poisoning",
];

/** Somebody does not breathe, or does not wake up. */
const NO_BREATH: readonly string[] = [
  "(?:isnt|not|stopped|trouble|cant|barely) breath(?:e|ing)|(?:wont|cant|doesnt|not) wake up|(?:is|was|turned|turning|gone|went|going) (?:blue(?! (?:too|a|an|popular|overdone|overused|used|common|still|for|ivy|or))|limp|unconscious|unresponsive)|unconscious|unresponsive",
  "(?:having|had|has) a seizure|(?:is|was|baby|toddler|child|son|daughter) choking",
];

/** Somebody may hurt another, mostly the child. */
const MAY_HURT: readonly string[] = [
  `${HURTING} ${MINE}${NO_ONE}`,
  "(?:shak(?:e|es|en|ing)|shook) (?:(?:my|the|a|our) )?(?:baby|babies|newborn|infant)(?! (?:names?|bottle|toy|rattle))",
  `(?:dropped|dropping|hurt|hit|shook) (?:my|the) (?:\\w+ )?(?:baby|newborn|son|daughter|child)(?: on purpose|$)`,
  "(?:scared|afraid|worried|what|something) (?:of |that )?(?:what )?(?:i|ill|i will|im going to) (?:\\w+ )?(?:do to (?:him|her|them|my|the)|snap|lose control)|scared of what i|(?:going to|about to|gonna) snap",
  `(?:want|wanna|going|gonna|scared|afraid|might|may|will|could|urges?|about) (?:\\w+ ){0,3}${HURT} (?:him|her|it|them|someone|somebody|everyone)`,
  "(?:scared|afraid|dont trust|cant trust) (?:of )?(?:myself|to be alone with)",
];

/** Somebody is hurt by another, or fears it. */
const IS_HURT: readonly string[] = [
  `${OTHER} (?:\\w+ ){0,2}(?:hits?|hitting|beats?|beating|beaten|punch(?:es|ed)?|kick(?:s|ed)?|slap(?:s|ped)?|chok(?:es|ed|ing)|strangl(?:es|ed|ing)|push(?:es|ed)|shov(?:es|ed)|hurts?|hurting|abus(?:es|ed|ing)|threatens?|threatened|threatening|rap(?:es|ed)|forces|forced|attack(?:s|ed)?|grab(?:s|bed)|scares|stalks?|controls|killing|kills?) (?:on )?${ME}`,
  `${OTHER} (?:wont let me (?:leave|go|see|have|out)|threat\\w+ to|controls? (?:everything|my|me|who|where)|took my (?:phone|money|keys|kids?|baby)|has a (?:gun|knife))|${OTHER} (?:is|was|gets|got|has been|keeps|keep|being|been|became) (?:\\w+ )?(?:abusive|violent|hitting|beating|hurting|threatening|choking|abusing|stalking)`,
  `${OTHER} (?:\\w+ )?(?:throws?|threw|throwing) (?:\\w+ ){1,4}at ${ME}|${OTHER} (?:\\w+ )?(?:punch(?:es|ed)|kick(?:s|ed)|broke|smash(?:es|ed)) (?:a |the |my )(?:\\w+ )?(?:wall|door|hole|window|phone|tv)`,
  `(?:abusive|violent) ${OTHER}|(?:abusive|violent) (?:relationship|marriage|home)|domestic (?:violence|abuse)|${OTHER} abuse`,
  "(?:im|i am|i was|i got|ive been|i have been|being|been|getting|got|keep getting) (?:\\w+ )?(?:abused|beaten|beaten up|raped|assaulted|choked|molested|attacked|hit|stalked|threatened|trafficked)|raped (?:and|by|me)|being stalked|stalked by",
  `(?:scared|afraid|terrified|frightened|fear) (?:of|for|at) (?:\\w+ )?(?:husband|boyfriend|partner|wife|girlfriend|ex|him|her|home|my life|my safety)|(?:scared|afraid) to go home|(?:im|i am|am) not safe|(?:not|dont feel|isnt|never) safe (?:at home|with|here)|unsafe (?:at home|with)|threatened to kill|tried to kill`,
  `(?:escape|escaping|get away from|leave|leaving|flee|hide from) (?:my|an|a|the) (?:abus\\w+|violent|${OTHER})`,
];

/** The same in milder words: sadness, numbness, regret, worry that does not stop, nobody who helps. */
const SAID_MILDLY: readonly string[] = [
  "i (?:\\w+ )?(?:cry|cried|sob) (?:\\w+ )?(?:all (?:day|night|the time)|every ?(?:day|night)|constantly|nonstop|for no reason)|(?:im|i am|ive been) (?:\\w+ )?(?:crying|sobbing) (?:all|every|constantly|nonstop|for no reason)",
  `(?:dont|do not|didnt|never|cant|no longer) (?:\\w+ )?feel (?:anything|love|any love|a bond|bonded|connected|attached|a connection|close) (?:for|to|with|toward|towards) (?:my |the |our |this )?(?:\\w+ )?${CHILD}${NO_ONE}`,
  `(?:feel|feeling|felt) (?:absolutely |just )?(?:nothing|numb|empty) (?:when|while|if) (?:i|im) (?:look|looking|hold|holding|see|with)`,
  `(?:mistake|regret) (?:\\w+ )?(?:having|keeping|becoming) (?:a |the |this |my )?(?:${CHILD}|mom|mother|parent|dad|father)|regret (?:becoming|being) a`,
  "(?:cant|cannot|can not|never|dont) (?:\\w+ )?stop (?:worrying|panicking|shaking|checking (?:on|if))|(?:constantly|always|so) (?:worried|anxious|scared|afraid|terrified) (?:that )?something|something (?:bad|terrible|awful|horrible) (?:will|is going to|might|could|is gonna) happen to (?:him|her|them|me|my|the|us)",
  "(?:nobody|no one|noone) (?:\\w+ )?(?:helps|helping|cares about|understands|listens to|believes|checks on) me|(?:i|im|i am|am) (?:\\w+ )?(?:breaking(?: down)?|crumbling|not (?:ok|okay|fine|myself)|burn(?:ed|t) out|at my limit|going under)$|(?:too much|so hard) since (?:the|my|giving) (?:birth|baby|delivery)",
  "(?:no|zero) (?:energy|strength|will|reason) (?:left )?to (?:go on|live|get up|keep going)|(?:feel|feeling|felt) (?:\\w+ )?(?:so )?(?:sad|low|down|dead inside|miserable|guilty|lonely|useless|nothing) (?:and \\w+ )?(?:all the time|all day|every ?day|since|inside|anymore)",
];

/** Somebody cannot cope. Beside "names" they are a manner of speaking. */
const NOT_COPING: readonly string[] = [
  "(?:cant|cannot|couldnt|can not|not|barely|unable to|not able to|dont know how to|struggling to|dont) (?:\\w+ )?(?:cope|coping)",
  "(?:i|im|cant|cannot) (?:\\w+ )?(?:cant|cannot|not able to)? ?(?:do this|take this|take it|take (?:the|this) (?:\\w+ )?crying|handle (?:this|it)|go on|keep going|carry on|bear (?:this|it)) (?:any ?more|alone|any longer)",
  "(?:cant|cannot|can not|dont think i can) (?:\\w+ )?(?:go on|keep going|carry on|do this|take it|take this|handle this|stop crying|get out of bed|be a mom|be a mother)",
  "^i (?:just )?(?:cant|cannot|can not)(?: (?:\\w+ ){0,4}any ?more)?$|^i (?:just )?give up$|^(?:please )?(?:somebody |someone )?help me(?: please)?$|^i need help(?: now)?$",
  "(?:cant|cannot|not) (?:\\w+ )?(?:handle|take|stand|bear) (?:the|my|this|his|her) (?:\\w+ )?(?:baby|newborn|crying|screaming|noise|life)|(?:want|going) to (?:scream|give up)|(?:im|i am|am) drowning$|(?:have|got) (?:no one|nobody)$|need (?:someone|somebody) to talk to|deserves? (?:a )?better (?:mom|mother|dad|father|parent)|(?:ppd|ppa|depression|anxiety|baby|motherhood) is (?:killing|destroying|breaking|ruining|eating) (?:me|my life)|crying all (?:day|night|the time) (?:after|since)",
  "(?:losing|lost|lose) my mind|(?:im|i am|am) (?:\\w+ )?losing it$|(?:im|i am|am) (?:\\w+ )?losing it (?:with|and|on)|(?:going to|gonna|about to|might) (?:\\w+ )?lose it|going (?:crazy|insane)|(?:nervous|mental) breakdown|breaking point|wits end|falling apart|panic attacks?|rock bottom",
  "(?:feel|feeling|felt|am|im|so) (?:\\w+ )?(?:hopeless|worthless|trapped|numb|empty|like a failure|alone|suicidal|overwhelmed|depressed|desperate|like giving up|like running away|like nothing matters)",
  `(?:hate|regret|resent|dont love|cant love|feel nothing for|cant bond with|dont want|cant stand) (?:my|the|this|having|being) (?:\\w+ )?(?:${CHILD}|mom|mother|parent)${NO_ONE}`,
  `(?:leave|leaving|abandon|abandoning|give away|giving away) (?:my|the) (?:\\w+ )?(?:baby|newborn|kids|children|family) ?$|(?:want|wanna|going) (?:to )?run away|disappear forever`,
  `(?:want|wanna|have|need|going) to give (?:up )?(?:my|this|the|our) (?:\\w+ )?(?:${CHILD})(?: (?:away|up|back|to someone|for adoption)| ?$)`,
  "(?:bad|terrible|horrible|awful|worst) (?:mom|mother|dad|father|parent)",
  "(?:i have|i think|think i|do i have|im|i am|suffering|struggling|drowning|fighting|my wife has|my partner has) (?:\\w+ ){0,4}(?:depression|ppd|psychosis)|(?:postpartum|postnatal) psychosis|hearing voices|intrusive thoughts",
  "(?:crisis|suicide|abuse|violence) (?:line|hotline|lifeline)|^(?:call )?(?:911|988)$",
  ...SAID_MILDLY,
];

/** A child was lost. Beside "names" a name for it is looked for, or for the one that comes after. */
const GRIEF: readonly string[] = [
  `(?:my|our|the) (?:\\w+ )?${CHILD} (?:\\w+ )?(?:died|dies|passed|passed away|is dead|is gone|was stillborn|didnt make it|did not make it|has no heartbeat)`,
  `(?:lost|losing|buried|burying|miss|grieving) (?:my|our|the|a) (?:\\w+ )?(?:baby|babies|newborn|infant|twins?|pregnancy)(?! (?:weight|names?|list|belly|bump|clothes))`,
  "(?<!weight )after (?:a |the |our |my |another |two |multiple |late )?loss(?:es)?",
  "miscarriages?|miscarried|miscarrying|still ?born|still ?births?|no heartbeat|(?:infant|pregnancy|baby) loss|ectopic|tfmr",
];

/** The same, as it is said beside names: "names for our son who was born sleeping". */
const GRIEF_BESIDE_NAMES: readonly string[] = [
  ...GRIEF,
  `(?:${CHILD}|pregnancy) (?:\\w+ ){0,3}(?:died|passed|passed away|is dead|is gone|is in heaven|didnt make it|did not make it|wont make it|will not make it|wont survive|born still|born sleeping|not going to (?:live|survive|make it))`,
  `(?:dead|dying|deceased|departed) ${CHILD}|${CHILD} (?:\\w+ )?(?:i|we|ive|weve) (?:\\w+ )?lost|for (?:my |our |an? |the )?lost ${CHILD}|remembrance|lost (?:my|our|a|the) (?:\\w+ )?${CHILD}(?! (?:names?|list|book))`,
  `angel bab(?:y|ies)|${CHILD} (?:\\w+ )?in heaven|heaven bab(?:y|ies)|sleeping bab(?:y|ies)|born (?:sleeping|still|into heaven)`,
  "(?:in )?memory (?:of )?(?:our|my|a|the) (?:\\w+ )?(?:baby|babies|twins?|son|daughter|child|little one)|(?:headstone|gravestone|urn|funeral|memorial|burial) (?:\\w+ ){0,3}(?:baby|babies|son|daughter|child)|(?:baby|babies|son|daughter|child) (?:\\w+ ){0,2}(?:headstone|gravestone|urn|funeral|memorial|burial)",
  "lost (?:my|our) (?:first|second|last|previous)(?: one)?(?= (?:this|and|now|so|at|in|to|after)(?: |$)|$)",
  "trisomy (?:13|18)|anencephaly|(?:incompatible|not compatible) with life|terminated for medical|chemical pregnancy|molar pregnancy",
];

/** Who looks for a number to call, and may need it now; alone, some of these words are the meaning of a name. */
const LINES: readonly string[] = [
  "emergency|911|988|crisis",
  "poison(?: control| center| help| line| hotline)?|psychosis",
  "domestic violence|child abused?|abused? (?:hotline|helpline|line)|abusing",
  "(?:swallowed|choked on|drank bleach)",
  "(?:ppd|ppa|depression|maternal mental health) (?:\\w+ ){0,2}(?:hotline|helpline|lifeline|crisis line|number)",
];

/** Low, since a child is on the way or there. */
const OF_PARENTS =
  "(?:pos?tpar[td]um|pospartum|depression (?:hotline|helpline|line)|post partum|postnatal|perinatal|maternal|ppd|ppa)(?: \\w+)*|(?:cant|cannot|not|crying|sad|depressed|depression|hopeless|overwhelmed|numb|empty|alone|trapped|hate|regret|resent|bond|mind|losing it) (?:\\w+ ){0,7}(?:birth|baby|newborn|delivery|mom|mother|motherhood|dad|father|parent|pregnan\\w+)|(?:birth|baby|newborn|mom|mother|pregnan\\w+) (?:\\w+ ){0,7}(?:depress\\w+|hopeless|overwhelmed|cope|crying|bond|alone|numb|anymore)";

/** A child is choking: a film shows what to do, beside the numbers. */
const CHOKING = `chok(?:e|es|ed|ing) (?:${CHILD}|on)|(?:${CHILD}|he|she|they) (?:(?:is|are|keeps|was|started) )?chok(?:es|ed|ing)(?! (?:me|us)\\b)|infant chok\\w+`;

/** A child has fallen, hit its head or burned itself. Beside "names" they are a manner of speaking: names that fell out of fashion. */
const ACCIDENTS: readonly string[] = [
  `(?:${CHILD}|he|she|they) (?:(?:has|had|just|has just) )?(?:fell|fallen|rolled|tumbled) (?:\\w+ )?(?:off|down|from|out of)`,
  `(?:${CHILD}|he|she|they) (?:(?:has|had|just|has just) )?(?:burned|burnt|scalded)|(?:burned|burnt|scalded) (?:his|her|their|my (?:\\w+ )?${CHILD})`,
  "(?:hit|hits|bumped|banged|cracked) (?:his|her|their|its|the) head|head injury|concussion",
  // Any fever of the first three months is for a doctor at once; so is a high one later.
  `(?:newborn|(?:1|2|3|4|5|6|7|8|9|10|11|12|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ?(?:weeks?|wks?|wk)(?: old)?|(?:1|2|one|two) months?(?: old)?) (?:\\w+ ){0,4}(?:fever|temp(?:erature)? (?:\\w+ ){0,2}(?:100|101|102|103|104|105))`,
  `(?:fever|(?:temp|temperature) (?:\\w+ ){0,2}(?:100|101|102|103|104|105)) (?:\\w+ ){0,4}(?:newborn|(?:1|2|3|4|5|6|7|8|9|10|11|12|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ?(?:weeks?|wks?)|(?:1|2|one|two) months?)`,
  "(?:fever|temp|temperature) (?:\\w+ ){0,3}(?:104|105|106)|(?:104|105|106) (?:degrees? )?(?:fever|temp|temperature)",
  CHOKING,
  "allergic reaction|anaphyla\\w+|(?:lips?|face|tongue|throat) (?:is |are |swelling |swollen |swelled |got )*(?:swelling|swollen|swelled|blue)|swollen (?:lips?|face|tongue|throat)",
  `(?:wont|will not|doesnt|cant) stop bleeding|bleeding (?:a lot|heavily|badly|wont stop)|bit by a (?:snake|dog)|(?:snake|dog) bit (?:${MINE}|him|her|me)`,
];

/** Matches a whole word or words of a text. */
function any(phrases: readonly string[]): AnyPattern {
  return anyPattern(phrases, (phrase) => new RegExp(`\\b(?:${phrase})\\b`));
}

/** Whatever else is asked for. */
export const ALWAYS_CRISIS = any(
  [SELF_HARM, WANTS_NO_LIFE, POISONINGS, NO_BREATH, MAY_HURT, IS_HURT, Object.values(IN_SPANISH)].flat(),
);
/** Unless names are asked for. */
export const CRISIS_WITHOUT_NAMES = any([...NOT_COPING, ...WANTS_AN_END, ...CANNOT_GO_ON, ...GRIEF]);
/** Where names are asked for, and a child was lost: read-loss.ts. */
export const LOST_A_CHILD = any(GRIEF_BESIDE_NAMES);
/** Where numbers to call stand beside what was looked for: in the search of the whole site. */
export const ASKS_FOR_LINES = any(LINES);
/** Somebody needs what to do, and no quiet page. */
export const TELLS_OF_CHOKING = any([CHOKING]);
/** The same, unless names are asked for. */
export const TELLS_OF_ACCIDENT = any(ACCIDENTS);

/** Which of the numbers to call fits what was said: the first of these that holds. */
export const FITTING_LINES = [
  ["breath", any([...NO_BREATH, IN_SPANISH.breath, ...ACCIDENTS, "911"])],
  [
    "life",
    any([
      ...[SELF_HARM, WANTS_NO_LIFE, WANTS_AN_END, CANNOT_GO_ON].flat(),
      IN_SPANISH.life,
      "suicid\\w+|(?:suicide|crisis) (?:line|hotline|lifeline)|988",
    ]),
  ],
  ["poison", any([...POISONINGS, IN_SPANISH.poison, "poison\\w*|swallowed|drank bleach"])],
  ["life", any(CANNOT_DO_THIS)],
  [
    "violence",
    any([...IS_HURT, IN_SPANISH.violence, "domestic (?:violence|abuse)|abusive|batter(?:ed|ing)"]),
  ],
  ["loss", any(GRIEF)],
  ["mind", any([...MAY_HURT, IN_SPANISH.mind, OF_PARENTS])],
  ["life", any(NOT_COPING)],
] as const satisfies readonly (readonly [of: NeedOfLine, said: AnyPattern])[];
