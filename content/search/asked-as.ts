import type { AskedAs } from "#domain/site-search/asked-as.ts";

const NUMBER =
  "(?:\\d{1,2}(?:\\.5)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|eighteen)(?: and a half)?";
/** Ages of babies, and of who is one still: our sheets end at two years. From so many weeks on, a pregnancy is meant. */
const SMALL = `(?:an? (?:day|week|month|year)|${NUMBER}[- ]?(?:days?|months?|mos?|mths?|m)|(?:(?<!\\d)(?:1[0-2]|\\d)|one|two|three|four|five|six|eight|ten|twelve)[- ]?(?:weeks?|wks?)|(?:[12]|one|two)[- ]?(?:years?|yrs?))[- ]?olds?|${NUMBER}[- ]?(?:days?|months?|mos?|mths?)|(?:(?<!\\d)(?:1[0-2]|\\d)|one|two|three|four|five|six|eight|ten|twelve)[- ]?(?:weeks?|wks?)|(?:[12]|one|two)[- ]?(?:years?|yrs?)`;
const BABY = `${SMALL}|newborns?|infants?|bab(?:y|ies)|toddlers?|lo`;
const YOUNG = `${SMALL}|newborns?|(?:[345]|three|four|five)[- ]?(?:years?|yrs?)(?:[- ]olds?)?`;
const HOW_MUCH =
  "how (?:much|many|long|often|frequent\\w*|far apart)|hours|times? a|per day|each day|daily|in a day|a day|a night|per night|average|amount|number|total|schedule|routine|length|enough|too (?:much|little|few|many)";

/**
 * Questions that one page answers, though they share few words with it, or share them with others. In their order: the first
 * that fits decides. Reviewed one by one: the page must tell of it.
 */
export const ASKED_AS: readonly AskedAs[] = [
  // College aid of parents who live apart
  {
    words: [
      "fafsa|(?:financial|college) aid|pell(?: grants?)?|student aid|aid form|css profile",
      "divorc\\w+|separat\\w+|split(?:ting)?(?: up)?|custod\\w+|co ?-?parent\\w*|step ?-?(?:m[ou]m|dad|parent|mother|father)s?|apart|ex|two (?:homes|households|houses)|(?:both|which|one|single) (?:parents?|m[ou]m|dad|mother|father)|remarried|never married|unmarried|not married|(?:not|no longer) together|alone",
    ],
    as: "FAFSA",
  },
  // A hair or a thread around a toe, a finger or a penis
  {
    words: [
      "hairs?|threads?|strings?|strands?|fibers?",
      "stuck|wrap\\w*|tight\\w*|caught|tangled|around|round|wound|twisted|cutting|tied|knotted|on|off|remove|stop\\w*",
      "toes?|fingers?|penis|privates|testicles?|labia|willy|pee ?pee",
    ],
    not: "nails?|play|rhymes?|puppets?|food|cheese",
    as: "hair wrapped around toe",
  },
  // Plans for children who need more at school
  {
    words: [
      "ieps?|504s?|individualized education|ifsp",
      "pre ?-?(?:school\\w*|k)|[345] year olds?|toddlers?|ifsp",
    ],
    as: "child needs more support preschool",
  },
  {
    words: [
      "ieps?|individuali[sz]ed education(?: (?:plan|program))?|504s?(?: plans?)?|special ed(?:ucation)? (?:evaluation|testing)",
    ],
    not: "middle|high|college|teens?\\w*|(?:[6-9]|1[0-2])th|grade [6-9]|sat|psat|junior|senior|near|help|support|advoca\\w+|lawyers?|who|[a-z]+ county",
    as: "when school is hard IEP laws",
  },
  // Numbers for babies, by their age
  {
    words: [
      `${HOW_MUCH}|when (?:should|do|does|will)|what time`,
      BABY,
      "(?:go|goes|going|put) (?:\\w+ )?(?:to|in) bed|sleep\\w*|slept|asleep|wak(?:es?|ing)(?!.* (?:feed|eat|hungry))|naps?|napping|awake|wake windows?|stay up|bedtime",
    ],
    not: "car ?seats?|swing|bouncer|stroller|carrier|tummy|stomach|belly|side|wear\\w*|dress\\w*|layers?|cribs?|swaddl\\w+|monitors?|bassinet|rooms?|warm|cold|hot|safe\\w*|temperature|blankets?|pillows?|sacks?|names?",
    as: "sleep tracker",
  },
  {
    words: [
      HOW_MUCH,
      `${BABY}|diapers?`,
      "poop\\w*|poo|pee\\w*|wet|dirty|soiled|bowel movements?|stools?|urinat\\w+|diapers? (?:\\w+ )?(?:a|per|each|in a|every) (?:day|night|24)|(?:chang\\w+|go through|use|should) (?:\\w+ ){0,5}diapers?|diapers? (?:should|does|will|do) .*",
    ],
    not: "cost\\w*|price|afford|sizes?|buy|stock\\w*|banks?|free|bed|potty|train\\w*",
    as: "feeding log",
  },
  {
    words: [HOW_MUCH, BABY, "solids?|solid foods?|purees?|baby food|cereal|finger foods?"],
    as: "starting solid foods feeding log",
  },
  {
    words: [
      HOW_MUCH,
      BABY,
      "eat\\w*|feed\\w*|fed|drink\\w*|(?:breast)?milk|formula|ounces?|oz|mls?|bottles?|nurs(?:e|es|ed|ing)|breast ?-?feed\\w*|calories",
    ],
    not: "cost\\w*|price|afford|honey|water|juice|sit out|sits?|last|stor(?:e|ed|ing)|freez\\w+|fridge|warm\\w*|free|pump\\w*|supply|wic|wean\\w*|pregnan\\w+|help|support|hurts?|latch\\w*|positions?|chairs?|allerg\\w+",
    as: "feeding log",
  },
  { words: ["tummy time", `${HOW_MUCH}|${BABY}|when|start`], as: "milestone tracker each age" },
  {
    words: [`how (?:long|tall|big|heavy) (?:is|are|should) (?:\\w+ )?(?:${SMALL}|newborns?)(?: be)?$`],
    as: "growth percentile",
  },
  // What a child of an age does
  {
    words: [YOUNG, "delay\\w*"],
    not: "vaccin\\w+|shots?|speech|talk\\w*",
    as: "milestone tracker developmental delay",
  },
  {
    words: [HOW_MUCH, `${YOUNG}|toddlers?`, "words|steps|teeth|sounds"],
    not: "brush\\w*|sight|read\\w*|book|names?",
    as: "milestone tracker each age",
  },
  {
    words: [
      YOUNG,
      "(?:be|not|really|already|still) doing|doing (?:at|by|now|yet|anything|much)|doing$|able to|supposed to(?: be)?(?: do\\w*)?|(?:can|do|does|should|could|will|must) (?:(?!(?:have|need|i|we|you)\\b)\\w+[- ]){1,5}(?:do|know|learn|say|see|hear|recognize|understand)|olds? (?:can|should|do) (?:do|know|learn)|saying|skills?|abilit\\w+|capable|learns?|behind|late|later|slow|ahead|advanced|on track|should know|milestones?|progress|accomplish\\w*|(?:to|should i|what to) expect|expectations|doing what|normal (?:for|at)|typical|development\\w*|red flags?|catch(?:ing)? up",
    ],
    not: "sleep\\w*|naps?|bedtime|eat\\w*|food|feed\\w*|drink\\w*|solids|vaccin\\w+|shots?|immuni\\w+|weigh\\w*|pounds?|lbs?|kg|ounces?|oz|inches|cm|tall|height|percentiles?|growth|leave|school\\w*|preschool|kindergarten|rent|pay\\w*|bills?|cost\\w*|car|seats?|wear\\w*|clothes|sizes?|safe\\w*|names?|pregnan\\w+|period|speech|talker|talking|therap\\w+|intervention|services|help|near|poop\\w*|fever|cough\\w*|cries|crying|screen\\w*|games?|toys?|play\\w*|brain|check ?-?ups?|appointments?|visits?|surgery|hospital|postpartum|bleed\\w*|recover\\w*|labor|c ?-?sections?",
    as: "milestone tracker each age",
  },
  // Letters that come by email
  {
    words: ["confirm\\w*|verif\\w+|never got|did ?n[o’']?t get", "newsletters?|subscription|sign ?-?up"],
    as: "newsletter subscribe",
  },
  {
    words: [
      "unsubscri\\w+|opt(?:ing|ed)? out|(?:stop\\w*|cancel\\w*|end|quit|remove|take|(?:get|got) (?:me |us )?(?:off|out|rid)|turn off|block|leave|no|(?:do ?n[o’']?t|do not|no longer) (?:want|need|send)|too many|delete|tired of|sick of)(?: \\w+){0,6} (?:e ?-?mails?|newsletters?|mailings?|mailing list|e ?-?mail list|subscription|spam|your list)|(?:do ?n[o’']?t|stop|never|quit) (?:e ?-?mail|writ|messag)\\w* (?:me|us)",
    ],
    not: "names?|contact|how do i e ?-?mail|cookies?|ads?|data",
    as: "unsubscribe",
  },
  // Short for what the directory and our sheets speak of
  {
    words: [
      "snap (?:benefits?|ebt|program|card|office|eligib\\w+|appl\\w+|income|food)|(?:get|apply for|qualify for|on|have|receive|eligible for|sign up for) (?:snap|ebt)|ebt(?: card)?|calfresh|food ?stamps?",
    ],
    not: "formula|wic",
    as: "food stamps",
  },
  { words: ["liheap"], as: "heating bill" },
  { words: ["section 8|hud|housing voucher"], as: "pay rent" },
  {
    words: [
      "aba (?:therap\\w+|for|near|services|provider)|applied behavior\\w*|asd|asperger\\w*|sensory processing",
    ],
    as: "autism",
  },
  {
    words: [
      "(?:occupational|physical|feeding) therap\\w+|(?:pt|ot|slp)(?: (?:and|or|vs|for|therap\\w+|eval\\w*|services|near|[ /]?(?:pt|ot|slp)).*)|speech (?:language )?patholog\\w+|ei (?:services|eval\\w*|program|referral|therap\\w+)|(?:what is|get|early) ei|birth to (?:3|three)|early intervention",
    ],
    not: "postpartum|pelvic|my back|after birth|school",
    as: "early intervention",
  },
  {
    words: [
      "d?tap|tdap|mmr|hep(?:atitis)? ?[ab]|hib|pcv|polio|rotavirus|varicella|chicken ?pox (?:shot|vaccine)|flu shot|hpv|meningitis (?:shot|vaccine)",
    ],
    as: "vaccination record",
  },
  { words: ["aap|american academy of pediatrics"], as: "HealthyChildren" },
];
