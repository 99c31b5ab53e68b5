import { ORIGIN_PATTERN } from "#domain/names/plain/plain-origins.ts";
import { asked, type FactPattern, N, NAME, OTHER, POPULAR, VERY, WHAT_IS } from "./fact-patterns.ts";

const BOYS =
  "(?:girl|boy|girls|boys|female|females|male|males|masculine|feminine|unisex|neutral|gender neutral|both|either|man|men|woman|women|guy|guys|lady|son|daughter)";
const BOYS_OR = `(?:a |an |the |ever |always |originally |once |really |actually |initially |still |supposed to be |more |more of a |mostly |mainly |usually |just |only |considered |strictly |traditionally |typically |commonly |used )*(?:${BOYS})(?: names?)?(?: (?:or|and|vs)(?: (?:a|an|for|more|is it))*(?: ${BOYS}))*(?: names?)?`;

const PEAK: readonly string[] = [
  `(?:when|what year|what years|in what year|which year|in which year|what decade|in what decade|what era|what time) (?:is|was|were|did|has|does) ${N} (?:(?:the|at its|at the|its|hit its|hit|reach its|reach|have its|be|get|really|so|a|in|on) )*(?:most (?:popular|common|used|given)|popular|common|peak|peaked|peak popularity|biggest|top|highest|height|number one|number 1|most popular name|height of its popularity|trendy|big|in style|fashionable)(?: (?:in|of)? ?(?:popularity|name|names))?`,
  `did ${N} (?:(?:ever|suddenly|really|actually) )*(?:get|become|go|grow|blow|jump|rise|spike|shoot|drop|fall)(?: (?:up|down|more|less|really|so|very|a lot))*(?: (?:popular|common|in popularity|rare))?(?: (?:after|because|since|when|with|thanks|due|once) .+)`,
  `how long (?:has|have|had|was|were|is) ${N} (?:(?:been|be|being|so|very|really|this|that|a) )*(?:popular|common|trendy|in style|fashionable|big)(?: (?:for|name|now))*`,
  `(?:when|what year|what decade) did ${N} (?:become|get|turn) ${VERY}${POPULAR}`,
  `(?:what|which) (?:year|decade) (?:had|has|saw) (?:the )?most ${NAME}`,
  `${WHAT_IS}(?:peak|peak year|best year|most popular year|heyday|height|peak popularity|most popular decade)(?: of popularity)? (?:of|for) ${N}`,
];
const PEAK_BARE: readonly string[] = [`${N} peak(?: year| popularity| years?)?`];

const FIRST: readonly string[] = [
  `(?:when|what year|in what year|how long ago) (?:was|did|were) ${N} (?:first )?(?:first|start|begin|appear|invented|created|used|come about|become a name|exist|given|recorded|in use|on record|on the records?|originate)(?: (?:first|used|to be used|being used|as a name|a name|given|recorded|appear|on record|in the records?|in the us|on the (?:charts?|list)|exist))*`,
  `how (?:old|long) (?:is|has) (?:the )?name ${NAME}(?: (?:been|existed|used|around|in use))*`,
];

const OF_A_TIME =
  "(?:old|older|old fashioned|oldfashioned|old man|old lady|old people|old person|old timey|grandma|grandmother|grandpa|granny|grandfather|dated|outdated|out of date|aged|vintage|antique|retro|classic|timeless|modern|new|young|contemporary|boomer|millennial|gen ?[xz]|generational)";
const DATED: readonly string[] = [
  `(?:is|are|was|isnt|s|does|do) (?:most |all |many )?${N} (?:(?:sound|seem|feel|look|considered|be|like) )*(?:(?:an?|too|the|very|really|so|more|kind of|kinda|such an?|mostly|still) )*${OF_A_TIME}(?: (?:sounding|baby|girls?|boys?|ladys?|mans?|womans?|persons?|peoples?|name|names|now))*(?: (?:or|and) .+)?`,
];

const AGE: readonly string[] = [
  `how old (?:is|are|would|s|must|might)(?: be)?(?: (?:the|an|a|most|average|typical|median|someone|somebody|people|person|women|woman|men|man|anyone|named|called|living|usual|usually|with|name|likely|to be|any))* ${NAME}(?: (?:be|likely|on average|probably|usually|typically|now))*`,
  `(?:${WHAT_IS}|at what )(?:average |typical |median |mean |likely |usual |common )*age (?:of|for|is|are|do)(?: (?:the|an|a|most|average|typical|people|someone|women|men|person|persons|named|called|with|name|living|all))* ${NAME}`,
  `what (?:age|generation|age group|age range) (?:is|are|do|does|would)(?: (?:the|an|a|most|average|typical|people|someone|named|called))* ${NAME}(?: (?:be|from|in|belong to))*`,
];
const IN_YEARS: readonly string[] = [
  `(?:would|is|could|must|are|will) (?:(?:a|an|most|every|someone|somebody|people|women|men|woman|man|named|called) )+${NAME} (?:be )?(?:probably )?(?:in (?:her|his|their) .+|old|young|elderly|\\d+|over \\d+|under \\d+|retired)`,
];
const AGE_BARE: readonly string[] = [`(?:average |median |typical )?${N} (?:average |median |typical )?age`];

const MEANING: readonly string[] = [
  `(?:what|wat|whats|what s) (?:does|do|is|s|would|did) ${N} (?:mean|means|meaning|stand for|signify|symbolize|translate to|really mean|actually mean)(?: (?:in|as) .+)?(?: and .+)?`,
  `(?:what|whats) ${N} (?:mean|means|meaning|stands for)(?: in .+)?`,
  `${WHAT_IS}(?:meaning|meanings|definition|significance|symbolism|translation|etymology|meaning and origin|origin and meaning|meaning or origin|meanings and origin)s? (?:of|for|behind|to) ${N}(?: in .+)?(?: and .+)?`,
  `(?:define|explain) ${N}`,
  `(?:tell me (?:more )?)?(?:about|more about|info(?:rmation)? (?:on|about)|facts (?:on|about)|(?:the )?story (?:of|behind)) (?:the )?(?:baby |first )?name ${NAME}`,
  `(?:(?:who|what) (?:is|was|are) )?${N} (?:in|from) (?:the )?(?:bible|scriptures?|quran|koran|torah|hebrew bible|old testament|new testament)(?: meaning)?`,
  `(?:what does|what do) (?:the )?(?:bible|quran|torah) say about ${N}`,
  `(?:is it true|is it right|i heard|i read)(?: that)? ${N} means? .+`,
  `(?:does|do) ${N} (?:mean|have a meaning)(?: anything| something| .+)?`,
];
const MEANING_BARE: readonly string[] = [
  `${N} (?:(?:biblical|spiritual|christian|islamic|religious|jewish|hindu|true|real|deep|hidden|hebrew|greek|latin|irish|arabic|celtic|african|japanese|name|symbolic|literal|${ORIGIN_PATTERN}) )?(?:meaning|meanings|definition|etymology)(?: (?:and|&|or) (?:origin|origins|history|popularity|pronunciation))?(?: (?:of name|(?:in|for|from) .+|girl|boy|(?:in )?(?:${ORIGIN_PATTERN})))?`,
  `${N} (?:meaning origin|origin meaning|origin and meaning|means what|mean)`,
];

const PEOPLE =
  "(?:nationality|language|culture|ethnicity|country|origin|heritage|religion|background|race|part of the world)";
const ORIGIN: readonly string[] = [
  `where (?:does|did|is|do|s|was|are) ${N} (?:come from|from|comes from|originate|originated|originate from|originates from|originated from|derive from|derived from|originally from|come|came from)(?: originally)?`,
  `where (?:does|did) it come from ${N}`,
  `${WHAT_IS}(?:origin|origins|root|roots|history|etymology|source|background|${PEOPLE}) (?:of|for|is|behind) ${N}(?: from)?(?: and .+)?`,
  `what (?:kind|type|sort) of (?:a )?name is ${N}`,
  `(?:what|which|from what|from which) ${PEOPLE} (?:is|does|did|was|are) ${N}(?: (?:come from|from|in|originate from|originally|belong to))?`,
];
/** "Is Liam an Irish name?": read-fact.ts looks whether the word is an origin. */
const IS_ORIGIN: readonly string[] = [
  `(?:is|are|was) ${N} (?:of |from |originally |really |actually |considered )*(?:a |an )?(?<origin>[^ ]+(?: [^ ]+)?)(?: (?:name|origin|in origin|word))*(?: (?:or|and) (?:a |an )?[^ ]+(?: (?:name|origin))?)*`,
];
const ORIGIN_BARE: readonly string[] = [
  `${N} (?:origin|origins|nationality|ethnicity|heritage|history|roots?|language)(?: of name)?`,
];

const SAY: readonly string[] = [
  `how (?:do|does|would|should|can|could|to|d)(?: (?:you|i|u|one|we|people|they|americans|ya|someone|native speakers|the irish|(?:[^ ]+ )?(?:people|speakers|folks)))?(?: (?:correctly|properly|actually|really))? (?:say|pronounce|pronounces|sound out)(?: it)? ${N}(?: (?:correctly|properly|out loud|in .+))?`,
  `(?:how|hows|how s)(?: is| are| was|s)? ${N} (?:pronounced|said|pronounce|supposed to be (?:said|pronounced)|correctly pronounced|pronounced correctly|properly pronounced)(?: (?:in|by) .+)?`,
  `(?:how (?:is|do you|do u|would you) )?(?:spell |write )?${N} (?:(?:spelled|spelt|written|spell) )?(?:phonetically|phonetic|in ipa|by sound|by ear)`,
  `(?:is|does|do|would|s) ${N} (?:get )?(?:pronounced|said) (?:.+)`,
  `(?:is|does|do) (?:the )?[^ ]+ in ${N} (?:silent|hard|soft|pronounced|long|short|get pronounced|make .+)`,
  `${WHAT_IS}(?:pronunciation|phonetic spelling|ipa|phonetics|way to (?:say|pronounce)) (?:of|for)? ?${N}(?: in .+)?`,
  `(?:(?:the )?(?:correct |right |proper )?(?:way (?:to|of) |ways (?:to|of) |help |help me )?(?:pronounce|pronouncing|say|saying)) ${N}(?: (?:correctly|properly|in .+))?`,
];
const SAY_BARE: readonly string[] = [
  `${N} (?:pronunciation|pronounced|pronounce|how to (?:say|pronounce)(?: it)?|how (?:do|is it|do you|do i) (?:say|pronounce|pronounced|said)(?: it| that)?|phonetic|phonetically|ipa|sounds? like what|sounds? how)`,
];

const SEX: readonly string[] = [
  `(?:is|are|was|isnt|s) ${N} (?:(?:for|used for|used on|given to|more common (?:for|with|among)|more popular (?:for|with|among)|usually for|mostly for|better for|used more for|more for) )?${BOYS_OR}`,
  `(?:can|could|would|should|does|do) ${N} (?:be|work|pass|go|sound|used|be used|work as|also be)(?: (?:as|for|like|on))? ${BOYS_OR}`,
  `(?:what|which|whats) (?:the )?(?:gender|sex) (?:is|of|for|does|are|has) ${N}(?: (?:have|for|usually|mostly))?`,
  `${WHAT_IS}(?:gender|sex) (?:of|for) ${N}`,
  `(?:is|are) (?:there )?(?:more |mostly |any |many )*${BOYS} (?:or ${BOYS} )?(?:named|called) ${NAME}`,
  `(?:are|is) (?:more )?(?:boys?|girls?) or (?:more )?(?:girls?|boys?) (?:more often |mostly |usually )?(?:named|called) ${NAME}(?: more)?`,
  `(?:do|are|can|have) (?:any |some |many )?(?:boys|girls|men|women|guys) (?:(?:ever|also|sometimes|still|actually|get|be|been|have|used to) )*(?:named|called) ${NAME}`,
  `how many (?:girls|boys) vs (?:girls|boys) (?:are )?(?:named|called) ${NAME}`,
  `(?:can|could|should|would) (?:you|i|we|u|people) (?:name|call) (?:a|my|our|your|the) (?:baby )?(?:boy|girl|son|daughter)s? ${NAME}`,
  `is it (?:ok|okay|weird|fine|normal|acceptable|possible) to (?:name|call) (?:a|my) (?:boy|girl|son|daughter) ${NAME}`,
];
const SEX_RATIO: readonly string[] = [
  `${WHAT_IS}(?:(?:gender|sex|(?:female|girl|male|boy)s?(?: to | vs | versus | and | or )(?:female|girl|male|boy)s?) )(?:ratio|split|breakdown|percentages?|balance) (?:of|for|on|with|among) ${N}`,
  `${N} (?:gender|sex|(?:female|girl|male|boy)s?(?: to | vs | versus | and )(?:female|girl|male|boy)s?) (?:ratio|split|breakdown|percentages?|balance)`,
];
const SEX_BARE: readonly string[] = [
  `${N} (?:for a |for |a )?(?:boy or girl|girl or boy|boys or girls|girls or boys|male or female|female or male|masculine or feminine|boy girl|gender|sex|unisex or not)(?: names?)?`,
  `(?:boy or girl|girl or boy|male or female) (?:name )?${NAME}`,
];

const SYLLABLES: readonly string[] = [
  `how many syllables(?: (?:in|does|are in|are there in|has|is|are|do|there|is in|for|are there|does the name))* ${N}(?: (?:have|has|got|contain))?`,
  `(?:${WHAT_IS})(?:number of |count of |count )?(?:the )?syllables? (?:in|of|for|count of|count for) ${N}`,
];
const SYLLABLES_BARE: readonly string[] = [`${N} (?:how many |number of )?syllables?(?: count)?`];
const LETTERS: readonly string[] = [
  `how many letters(?: (?:in|does|are in|are there in|has|is|are|do|there|is in))* ${N}(?: (?:have|has|got|contain))?`,
  `${WHAT_IS}(?:number|count) of letters in ${N}`,
  `how long is (?:the )?name ${NAME}`,
];

const REAL: readonly string[] = [
  `is ${N} (?:even |really |actually |just )?(?:a |an )?(?:real|actual|legit|legitimate|made up|valid|proper|genuine|existing|human|established|invented|recorded|normal)(?: (?:baby |first |girls? |boys? )?name| thing)?`,
  `is ${N} (?:really |actually |even )?a (?:first |given )?name`,
  `(?:does|do|did) (?:the )?name ${NAME} (?:really |actually |even )?exist`,
  `(?:is|has|are|was) (?:there |any |anyone |anybody |someone |ever |been |really |actually |babies |people |kids )*(?:named|called|name|a baby named|a name) ${NAME}`,
];

const TASTE_WORD =
  "(?:trashy|tacky|ugly|pretty|cute|weird|strange|odd|stupid|dumb|silly|bad|good|beautiful|nice|boring|plain|bland|cool|cringe|cringy|cringey|classy|posh|snobby|snooty|pretentious|preppy|bougie|harsh|lovely|great|okay|ok|fine|acceptable|appropriate|problematic|offensive|childish|babyish|cutesy|annoying|corny|cheesy|elegant|edgy|fancy|awful|terrible|horrible|hideous|ridiculous|embarrassing|extra|try hard|tryhard|ruined|overrated|underrated|too much|cruel|elitist|banned|illegal|legal|allowed|a sin|haram|halal|unlucky|lucky|cursed|wannabe|dorky|nerdy|sexy|hot|a joke)";
const TASTE: readonly string[] = [
  `(?:is|are|isnt|was|s|does|do|doesnt) ${N} (?:(?:considered|sound|seem|look|come across as|be|feel|like|such|just|too|a|an|really|so|very|kind of|kinda|actually|still|now|pretty) )*${TASTE_WORD}(?: (?:baby|girls?|boys?|first|given|names?|choice|option|idea|sounding|now|or not|these days|for .+))*(?: or .+)?`,
  `(?:will|would|does|do|can|could|is|are) (?:(?:my|a|our|the) (?:kid|child|son|daughter|baby|boy|girl) )?(?:(?:named|called) )?${N} (?:(?:going to|gonna|easily|ever|be|get|gets|getting) )*(?:teased|bullied|made fun of|picked on|mocked|laughed at|judged)(?: .+)?`,
  `(?:would|is|will) it (?:be )?(?:[^ ]+ ){1,4}to (?:name|call|give)(?: (?:your|my|our|a|the|him|her) ?(?:kid|child|son|daughter|baby|boy|girl|twins?)?)? ${N}`,
  `(?:will|would|do|can|could|are|why do|does) (?:[^ ]+|my [^ ]+|most people|other [^ ]+) (?:(?:going to|gonna|easily|ever|really|actually) )*(?:tease|bully|make fun of|pick on|mock|laugh at|judge|like|hate|love|think of|think about)(?: (?:a|my|our) (?:kid|child|son|daughter|baby|boy|girl))?(?: (?:named|called|for being named))? ${N}`,
  `(?:what do|what does|what would|how do) (?:you|u|people|everyone|yall|you guys|others|we) (?:all )?(?:think|feel|say) (?:of|about) ${N}(?: .+)?`,
  `(?:thoughts|opinions?|feelings|views|feedback|opinion) (?:on|of|about) ${N}(?: .+)?`,
  `(?:would|should|could) (?:you|i|we|u) (?:ever )?(?:name|call|use)(?: (?:your|my|our|a|the) (?:kid|child|son|daughter|baby|boy|girl|twins?))? ${N}`,
];

const WHICH_IS =
  "(?:(?:which|what|whats|which s|what s)(?: (?:name|one|of these))?(?: (?:is|are|was|s))? )?(?:the )?";
const VERSUS: readonly string[] = [
  `(?:is|are|was) ${N} (?:more|less) ${POPULAR} (?:than|or|then) ${OTHER}`,
  `${N} (?:or|vs|versus) ${OTHER} ${WHICH_IS}(?:(?:more|less|most|least) ${POPULAR}|rarer|rarest|commoner)`,
  `${WHICH_IS}(?:(?:more|less|most|least) ${POPULAR}|rarer|rarest|commoner) ${N} (?:or|vs|versus) ${OTHER}`,
  `(?:which|what)(?: name)?(?: (?:is|one is|of these is|s))? (?:the )?(?:more|less|most|least|better known) ?${POPULAR}(?: name)? ${N} (?:or|vs|versus|and) ${OTHER}`,
  `(?:which|what)(?: name)?(?: (?:is|one is|of these is|s))? (?:the )?(?:rarer|commoner|rarest) ${N} (?:or|vs|versus|and) ${OTHER}`,
  `is it ${N} or ${OTHER} (?:thats |that is |which is )?(?:more|less|the more|the less) ${POPULAR}`,
  `is ${N} (?:rarer|commoner) (?:than|or|then) ${OTHER}`,
  `is ${N} or ${OTHER} (?:more|less|the more|the less) ${POPULAR}`,
  `(?:compare )?${N} (?:vs|versus|compared to|or) ${OTHER}(?: (?:popularity|which is more popular))?`,
  `compare ${N} (?:and|with|to) ${OTHER}`,
];

/** Whether two names stand well beside each other: of first and middle, of siblings. */
const TOGETHER: readonly string[] = [
  `(?:does|do|would|will|is|are|how does|how do|can) ${N} (?:(?:really|actually|still) )?(?:go|goes|going|work|sound|fit|pair|match|flow|look)(?: (?:well|good|ok|okay|nice|nicely|right|fine|weird|bad|together|alright))* (?:with|and|next to|beside|after|before) ${OTHER}(?: (?:as .+|together|for .+|ok|okay|well|good))?`,
  `(?:does|do|would|will|is|are|how does|how do) (?:the name )?(?<name>[^ \\d]+) (?<other>[^ \\d]+) (?:go|work|sound|fit|pair|match|flow|look)(?: (?:well|good|ok|okay|nice|nicely|right|fine|weird|bad))* together`,
  `(?:does|do|would|will|is|are|how does|how do) (?:the name )?(?<name>[^ \\d]+) (?<other>[^ \\d]+) (?:sound|flow|work|go|look)(?: (?:too|really|like))*(?: (?:well|good|ok|okay|nice|nicely|right|fine|weird|bad|pretty|silly|dumb|much|a lot|matchy))*`,
  `(?:does|do|would|will|is|are|how does|how do|can) ${N} (?:and|with|&) ${OTHER} (?:(?:go|goes|work|sound|fit|pair|match|flow|look|be|too|well|good|ok|okay|nice|nicely|right|weird|bad|similar|matchy|alike|close|together|for|as|siblings|sisters|brothers|twins|names|a|sibling) ?)+`,
];

/** In the order in which they are tried. */
export const MORE_FACT_PATTERNS: readonly FactPattern[] = [
  ...asked("versus", VERSUS.slice(0, 8)),
  ...asked("together", TOGETHER, true),
  ...asked("real", REAL.slice(0, 1)),
  ...asked("sex", [...SEX, ...SEX_RATIO]),
  ...asked("peak", PEAK),
  ...asked("first", FIRST),
  ...asked("dated", DATED),
  ...asked("taste", TASTE, true),
  ...asked("letters", LETTERS),
  ...asked("age", [...AGE, ...IN_YEARS]),
  ...asked("say", SAY),
  ...asked("syllables", SYLLABLES),
  ...asked("origin", [...ORIGIN, ...IS_ORIGIN]),
  ...asked("meaning", MEANING),
  ...asked("real", REAL.slice(1)),
  ...asked("versus", VERSUS.slice(8), true),
  ...asked("peak", PEAK_BARE, true),
  ...asked("sex", SEX_BARE, true),
  ...asked("age", AGE_BARE, true),
  ...asked("say", SAY_BARE, true),
  ...asked("syllables", SYLLABLES_BARE, true),
  ...asked("meaning", MEANING_BARE, true),
  ...asked("origin", ORIGIN_BARE, true),
];
