/** What the site has nothing about, and the listings of the directory that do. */
type NotOurs = {
  /** Whole words of a text; a pattern without regard to case. */
  readonly words: string;
  readonly ask: readonly number[];
  /** Said by who is in need, too: all other rows are of everyday matters. */
  readonly inNeed?: true;
  /** No names are meant, though the word stands in it. */
  readonly besideNames?: true;
  /** What else stands in the text may name one of our pages: then that is meant. */
  readonly besideOurs?: true;
};

/** HealthyChildren.org, where pediatricians write for parents. */
const PEDIATRICIANS = [6] as const;

const FOR_PEDIATRICIANS: readonly string[] = [
  // Driving and older children
  "(?:teen\\w*|young|new|learner\\w*|student) (?:\\w+ )?(?:driv\\w+|permits?)|learner\\w* permit|driving (?:test|lessons?|license)|drivers? (?:ed|license)",
  // Toilets
  "(?:potty|toilet) (?:\\w+ )?train\\w*|bed ?wetting",
  // Teeth and small ailments: for a pediatrician
  "teeth(?:ing)? (?:gel|remed\\w+|pain|relief|toys?|fever)|constipat\\w+|diarrhea|croup|ear infections?|diaper rash|pink ?eye|hand foot and mouth|rsv|cradle cap|thrush|jaundice|acne|cough\\w*|(?:stuffy|runny) nose|congest\\w+|vomit\\w*|throw(?:s|ing)? up|threw up|colic\\w*|reflux|spit(?:s|ting)? up|dehydrat\\w+|conjunctivitis|hives|earaches?|hiccup\\w*|pick(?:y|iest) eat\\w*|tongue tie|flat (?:head|spot)|umbilical (?:cord|stump|hernia)|belly button",
  "(?:bab(?:y|ies)|newborn|infant|toddler|child|kid)s? (?:\\w+ ){0,3}fevers?|fevers? (?:of|in|\\d)",
  "circumci\\w+",
  "(?:baby|newborn|infant|toddler) (?:\\w+ )?rash|rash on (?:\\w+ ){0,2}(?:face|cheeks?|belly|back|bottom|neck|legs?|arms?)",
  // Medicine: who is nursing asks those who help with that
  "(?:tylenol|acetaminophen|ibuprofen|motrin|advil|benadryl|zyrtec|claritin|melatonin|gripe water|gas drops|pedialyte|miralax|antibiotics?|vitamin d)(?<!(?:nursing|breast ?feed).*)(?!.* (?:nursing|breast ?feeding))",
  // A small child and screens: our guides speak of phones at school
  "(?:screen ?time|screens?|tv(?! (?:\\w+ ){0,2}(?:fall|fell|tip|mount|stand))|ipads?|tablets?|youtube|cocomelon|ms rachel) (?:\\w+ ){0,5}(?:bab(?:y|ies)|infants?|newborns?|toddlers?|(?:one|two|three|[123]|\\d+ months?) (?:year )?olds?)",
  "(?<!amber )teething(?! (?:necklaces?|beads?|jewelry))",
  "(?:have|having|drink\\w*|give|giving|sips? of|how much) (?:\\w+ ){0,2}(?:water|juice)(?! play| table| safety)",
  // Pregnancy and birth themselves
  "ivf|iui|(?:egg|embryo|sperm) (?:freez\\w+|donor|donation|retrieval|bank|transfer)|freez\\w+ (?:my |your |our )?(?:eggs|embryos?)|(?:in)?fertil\\w+|ovulat\\w+|surroga\\w+|trying to (?:conceive|get pregnant)|(?:get|getting) pregnant|conceiv\\w+|conception|ttc|implantation|sperm count|vasectomy",
  "(?:pregnan\\w+ )?(?:week by week|weeks? pregnant|trimesters?)|due date|(?:how far along|how many weeks) (?:am i|i am)|gestational age|last (?:menstrual )?period|lmp|pregnancy (?:\\w+ )?(?:tests?|symptoms?|signs?|apps?|trackers?|calendar|calculator|stages|diet|vitamins?|weeks?|workouts?|exercises?)|(?:am i|early signs i[’']?m|signs of being) pregnant|prenatal vitamins?|bab(?:y|ys|ies) size (?:by week|this week)|kick count\\w*|(?:fetal|feel (?:\\w+ ){0,2}(?:baby|him|her|it)) (?:kick|mov)\\w*|nuchal|nipt|anatomy scan|baby bump",
  "morning sickness|epidurals?|contractions?|labor (?:pain|signs|induc\\w+)|induc\\w+ labor|preeclampsia|gestational diabetes|glucose test|(?:c ?section|cesarean) (?:recovery|scar|healing)|stretch marks?|midwi\\w+|(?:ultra)?sonograms?|ultrasounds?|amnio\\w*|(?:home|water|natural|lotus|vaginal) births?|vbac|birth(?:ing)? (?:center|centre|tub|pool)|gbs|group b strep",
  "(?:post ?-?partum|post ?natal|after (?:birth|giving birth|delivery|having (?:a |the |my )?baby|(?:a |the |my )?baby|pregnancy)) (?:\\w+ )?(?:hair|shedding|balding|belly|tummy|stomach|bloat\\w*|girdles?|binders?|belts?|body|skin|acne|weight|diet|nutrition|workouts?|exercis\\w*|fitness|yoga|sex|intimacy|period|bleeding|lochia|discharge|sweat\\w*|night sweats|hemorrhoids?|constipation|swelling|cramp\\w*|stitches|tear\\w*|healing|pads?|underwear|incontinence|pelvic floor|back pain|headaches?|vitamins?|recovery kit)|(?:hair (?:loss|fall\\w*|shedding|thinning|growing back)|los\\w+ (?:\\w+ )?hair|flat (?:belly|tummy|stomach)|belly fat|bleeding|night sweats|hemorrhoids?|pelvic floor|peeing (?:myself )?when|diastasis\\w*|(?:sex|exercis\\w*|work(?:ing)? ?out|running)) (?:\\w+ )?(?:post ?-?partum|post ?natal|after (?:birth|giving birth|delivery|having (?:a |the |my )?baby|(?:a |the |my )?baby|pregnancy))|(?:my )?hair (?:is |keeps )?(?:falling out|shedding)|hair loss|diastasis\\w*|lochia|pelvic floor|kegels?|mommy makeover|tummy tuck",
  "(?:period|menstruation) (?:\\w+ ){0,2}(?:back|return\\w*|after)|(?:lose|losing) (?:the |my )?(?:baby|pregnancy|post\\w+) ?weight|how (?:to|do i|can i) lose weight|weight loss|birth control|cord blood(?: bank\\w*)?|placenta\\w*",
];

/** ZERO TO THREE, and the pediatricians: why a small child bites. */
const OF_BEHAVIOR: readonly string[] = [
  "(?:biting|bites|hitting|hits|kicks|scratch\\w+|tantrums?|meltdowns?) (?:\\w+ ){0,2}(?:other )?(?:kids?|sister|brother|sibling|me|friends?|toddler)|(?:toddler|kid|child|son|daughter) (?:\\w+ )?(?:biting|bites|hitting|hits|tantrums?|meltdowns?)|tantrums?|time ?outs?|sibling (?:rivalry|jealousy)|sleep train\\w*|ferber|cry it out",
];

/** WIC, whose offices send families on to health plans. */
const OF_HEALTH_PLANS: readonly string[] = [
  "(?<!life.*)(?:health|medical|dental|vision) (?:insurance|coverage|plans?)|health ?care (?:coverage|plans?)|chip (?:insurance|medicaid|program|coverage|eligib\\w+|appl\\w+|health.*)|(?:medicaid|apply for|qualify for|enroll in) (?:and |or |vs )?chip|(?:hsa|fsa) (?:account|limit|eligib\\w+|expenses?|for|contribution|or|vs|cover)|(?:dependent care|flexible spending|health savings) (?:account|fsa)|(?:add|adding|put) (?:\\w+ ){0,3}(?:baby|newborn|child|infant) (?:\\w+ ){0,3}insurance|obamacare|short ?term disability",
];

/** Childhelp, whose counselors tell who takes reports and what comes next. */
const OF_CHILD_PROTECTION: readonly string[] = [
  "cps|dcfs?|dcyf|acs (?:case|worker|called|investigation)|(?:child )?protective services|mandated reporters?",
];

/** Postpartum Support International, which has groups for parents after a loss, and for those who are low. */
const AFTER_A_LOSS: readonly string[] = [
  "(?:baby|twins?|child|son|daughter|little one|newborn) (?:\\w+ )?(?:died|dies|passed(?: away)?|is dead|is gone|was stillborn|didn[’']?t make it)|(?:lost|losing|buried|grieving|miss) (?:my|our|the|a) (?:\\w+ )?(?:baby|twins?|pregnancy|child|son|daughter)|miscarr\\w+|still ?born|still ?birth|no heartbeat|(?:infant|pregnancy|baby) loss|ectopic|tfmr",
  "(?:can[’']?t|cannot|won[’']?t) stop crying|cry(?:ing)? (?:all|every)\\w*|(?:feel|feeling) (?:\\w+ ){0,3}(?:sad|low|down|numb|hopeless|empty|nothing|lonely|alone)",
];

/** Who is afraid of hurting a child: whom to call about that, beside the numbers. */
const AFRAID_OF_HURTING: readonly string[] = [
  "(?:i|i[’']m|ill|i[’']ll|might|afraid|scared|want|wanna|going|gonna|about) (?:\\w+ ){0,4}(?:shak(?:e|ing)|shook|hurt(?:ing)?|harm(?:ing)?|hit(?:ting)?|smother(?:ing)?|kill(?:ing)?|throw(?:ing)?|slap(?:ping)?) (?:my|the|our|this) (?:\\w+ )?(?:baby|newborn|infant|child|toddler|kids?|son|daughter|twins)",
];

/** A name that is there is to be another one by law: no name is looked for. */
const OF_PAPERS: readonly string[] = [
  "(?:change|changing|changed) (?:\\w+ ){0,4}names? (?:\\w+ ){0,3}(?:legal\\w*|after (?:birth|marriage|divorce|adoption)|(?:on|at) (?:\\w+ ){0,2}(?:birth certificate|social security|passport|court))|legal\\w* (?:\\w+ ){0,4}name|how (?:do|to|can|much|long) (?:\\w+ ){0,4}(?:change|changing) (?:\\w+ ){0,3}(?:last ?name|surname|name)|(?:birth certificate|social security|passport|court)(?: \\w+){0,3} names?",
];

/** Boy or girl: our game asks guests to guess, and nothing here tells. */
const OF_BOY_OR_GIRL: readonly string[] = [
  "(?:find out|tell|learn) (?:\\w+ ){0,3}(?:gender|sex)|gender (?:tests?|calculator|scan|calendar)|(?:chinese|mayan|lunar) (?:gender|birth|baby|conception)(?: gender)? (?:\\w+ )?(?:predict\\w+|calendar|chart|calculator)|(?:nub|ramzi|skull) theory",
];

/** Of parents who live apart our pages say a word by the way, and there only of college. */
const OF_LIVING_APART: readonly string[] = [
  "(?:divorc\\w+|custody|co ?-?parent\\w*|visitation) (?:plans?|agreements?|arrangements?|orders?|apps?|schedules?|lawyers?|attorneys?|papers|court|cases?|class(?:es)?|decrees?|rights|laws?)|divorc\\w+|alimony|child support|prenup\\w*|custody(?! accounts?)|visitation|co ?-?parent\\w*|parallel parent\\w*|(?:legally )?separated(?: parents?| from)?|separation (?:agreement|papers)|parenting (?:plan|time)|break(?:ing)? up with|split(?:ting)? up|paternity tests?|parental rights|two (?:homes|houses|households)",
];

const HOUSEHOLD =
  "dishwashers?|dryers?|washers?|washing machines?|fridges?|refrigerators?|freezers?|ovens?|stoves?|toilets?|sinks?|faucets?|drains?|showers?|roofs?|gutters?|lawns?|lawn ?mowers?|grass|fences?|driveways?|decks?|cars?|trucks?|engines?|brakes?|light ?bulbs?|ceiling fans?|air conditioners?|furnaces?|water heaters?|garbage disposals?|garage doors?|windows?|walls?|rooms?|houses?|bikes?|tiles?|carpets?|floors?|pipes?";
/** "Install window guards" is ours. */
const NO_GEAR =
  "(?!.* (?:seats?|guards?|stops?|blinds?|cords?|gates?|locks?|latch\\w*|knobs?|covers?|anchors?|monitors?|names?))";

const FOR_NOBODY_HERE: readonly string[] = [
  // Taxes, cars, the news: our guides say a word of them by the way
  "(?:fil(?:e|ing)|do|doing|prepar\\w+|pay\\w*) (?:\\w+ ){0,2}tax(?:es)?|tax (?:returns?|refunds?|brackets?|prep\\w*|forms?|season|deadline)|w ?2 form|turbo ?tax|irs",
  "(?:flat|change|rotate|buy|new) (?:\\w+ )?tires?|oil change|car (?:repair|loan|wash|insurance|battery)|gas prices?|(?:stock|housing) (?:market|prices?)|lottery|crypto\\w*|bitcoin|movie times|tv shows?|recipes?|weather (?:today|tomorrow|forecast|this week)|horoscopes?|football|baseball|basketball|super bowl|election\\w*|credit (?:score|card)s?|mortgages?|refinanc\\w+|job (?:openings?|listings?|search)|resume",
  // Law and work
  "(?:maternity|paternity|parental|(?:paid )?family|paid) leave|fmla|social security (?:cards?|numbers?)|ssn|(?:child )?tax credits?|passports?|birth certificate|adopt(?:ing|ion|ions)?(?: (?:a |an? \\w+ )?(?:baby|child|infant|agenc\\w+|from|process|cost\\w*))?",
  "(?:nann\\w+|babysitter|au pair|sitter) (?:\\w+ )?(?:salary|pay|cost|rates?|contract|interview)|(?:how much|what) (?:do|does|should) (?:\\w+ ){0,3}(?:nann\\w+|babysitters?|sitters?|au pairs?) (?:make|cost|get|charge|earn|paid)|pay (?:a|my|the|our) (?:nanny|babysitter|sitter)",
  // What a child costs
  "(?:baby|child|kid|newborn|first year) (?:costs?|budget|expenses?) (?:calculator|estimat\\w+|breakdown|list|spreadsheet)|(?:cost|price) of (?:having|raising|a) (?:\\w+ )?(?:baby|child|kids?|children|newborn|birth|delivery)|how much (?:does|do|will|is|are) (?:it cost to (?:have|raise|deliver)|having|raising|(?:a |my )?(?:baby|newborn|birth|delivery|kids?)) ?(?:\\w+ ){0,3}(?:costs?|baby|child|kids?)|(?:retirement|mortgage|loan|calorie|tip|eye colou?r|blood type|height|iq|bra size|alimony|salary|paycheck|zodiac|moon phase) (?:calculator|predictor)",
  // What to buy
  "(?<!car )(?:strollers?|bassinets?|cribs?|crib mattress\\w*|bottles?|carriers?|breast ?pumps?|pacifiers?|high ?chairs?|swings?|bouncers?|diaper bags?|rockers?|wagons?|playpens?) (?:reviews?|ratings?|rankings?|comparisons?|deals?|discounts?|coupons?|on sale|under \\d+|brands?)|(?:uppababy|nuna|bugaboo|doona|graco|chicco|britax|evenflo|babyzen|cybex|4moms) (?:\\w+ )?(?:strollers?|vs|or|reviews?|prices?|sale)|vs (?:uppababy|nuna|bugaboo|doona|graco|chicco|britax|cybex)|free (?:\\w+ )?samples?|freebies|(?:amazon|target|walmart|babylist|online|universal|diaper) (?:baby )?registr(?:y|ies)|regist(?:ry|er) (?:discount|completion|at|login|gifts?|search)|(?:baby )?gift (?:ideas|registry|baskets?)|maternity (?:clothes|jeans|bras?|dress\\w*|leggings|photos?|shoot|pictures)|(?:newborn|baby|maternity|family) (?:photos?|photo ?shoot|photograph\\w+|pictures)|photographers?|diaper bags?",
  "(?:best|top|cheapest|reviews? of) (?:\\w+ ){0,3}(?:strollers?|bassinets?|cribs?|carriers?|breast pumps?|bottles?|pacifiers?|high ?chairs?|swings?|bouncers?|diapers?|wipes|formula)(?: \\d{4}| reviews?| brands?)?|(?:stroller|bassinet|crib mattress|formula|diaper|wipes) (?:brands?|reviews?|comparison)|(?:what|which) (?:formula|stroller|bassinet|diapers?) (?:is|are) best",
  // Food and medicine while pregnant, and lists for older children
  "pregnan\\w* (?:\\w+ ){0,4}(?:eat|drink|sushi|coffee|caffeine|wine|cheese|tuna|deli meat)|(?:eat|drink|sushi|coffee|caffeine|wine|cheese|tuna|deli meat) (?:\\w+ ){0,4}pregnan\\w*",
  "chores?(?: charts?)?|allowance|(?:reward|sticker|behavior) charts?|meal plan\\w*",
  // The house, the car and the rest of a day
  `(?:fix\\w*|repair\\w*|unclog\\w*|replac\\w+|clean\\w*|descale|mow\\w*|paint\\w*|plumb\\w*|install\\w*|sell|lease|remodel\\w*)${NO_GEAR} (?:\\w+ ){0,3}(?:${HOUSEHOLD})`,
  `(?:${HOUSEHOLD}) (?:\\w+ ){0,2}(?:leak\\w*|broken|broke|repair\\w*|(?:wo|does|is)n[’']?t (?:start|drain|work|turn|flush|heat|cool)\\w*|making noise|clogged|installation|warranty)`,
  "(?:fix\\w*|repair\\w*|reset\\w*|reboot\\w*|unlock\\w*|charge|sell) (?:my |a |the |an )?(?:laptops?|computers?|printers?|i?phones?|routers?|tv|wi-?fi)(?!.* (?:list|saved|names))|(?:wi-?fi|internet|laptop|computer|i?phone) (?:is |are )?(?:so )?slow",
  "(?:cook\\w*|bak(?:e|ing)|boil\\w*|grill\\w*|roast\\w*|fry(?:ing)?|microwave) (?:\\w+ ){0,2}(?:rice|eggs?|bread|chicken|steak|turkey|pasta|potato(?:es)?|cake|cookies|salmon|fish|beef|pork|beans|bacon|ribs|dinner)(?!.* (?:bab|infant|month|toddler))|(?:best|order|frozen) pizza|pizza (?:near|place|dough)",
  "(?:train|walk|groom|house ?train|crate ?train|leash) (?:\\w+ ){0,2}(?:dog|puppy|cat|kitten)s?|(?:dog|cat|puppy|kitten)(?:s|[’']s)? (?:is |are |has )?(?:sick|food|vet|fleas|training|breeds?)|veterinar\\w+",
  `(?:play|learn) (?:the |to play )?(?:guitar|piano|drums|chess|poker|spanish|french|german|italian)|tie a tie|who won|capital of|netflix|hulu|wash(?:ing)? (?:\\w+ )?(?:windows|cars?|dishes)${NO_GEAR}|(?:lose|burn) (?:\\w+ )?(?:fat|belly)|(?:buy|rent|sell|lease) (?:a |my )?(?:house|home|condo|apartment|cars?|truck|laptop|phone)${NO_GEAR}|(?:cell )?phone plans?|playstation|xbox`,
  // Travel
  "(?:cheap|book\\w*) flights?|hotels?|airbnb|restaurants?",
  // Parties and decoration
  "gender reveals?|(?:birth|pregnancy) announcements?|thank you (?:cards?|notes?)|shower (?:invitation|invites?|cake|food|decor\\w*|favou?rs|registry)|baby registry|(?:birthday|first|smash) (?:\\w+ )?(?:cake|party)|nursery (?:paint|colou?rs?|theme|decor\\w*|ideas|wallpaper)",
];

/**
 * What parents look for, and this site has nothing about: the words that say so, each row one subject. A word alone must be
 * enough to know it ("ivf"), or stand with another ("teen … driving"). Reviewed against all guides and listings: whoever
 * writes about one of them takes its row out.
 */
export const NOT_OURS: readonly NotOurs[] = [
  ...AFRAID_OF_HURTING.map((words) => ({ words, ask: [3, 2], inNeed: true as const })),
  ...AFTER_A_LOSS.map((words) => ({ words, ask: [1], inNeed: true })),
  ...FOR_PEDIATRICIANS.map((words) => ({ words, ask: PEDIATRICIANS })),
  ...OF_BEHAVIOR.map((words) => ({ words, ask: [5, ...PEDIATRICIANS] })),
  ...OF_HEALTH_PLANS.map((words) => ({ words, ask: [7] })),
  ...OF_CHILD_PROTECTION.map((words) => ({ words, ask: [3] })),
  ...[...OF_BOY_OR_GIRL, ...OF_PAPERS].map((words) => ({ words, ask: [], besideNames: true as const })),
  ...OF_LIVING_APART.map((words) => ({ words, ask: [], besideOurs: true as const })),
  ...FOR_NOBODY_HERE.map((words) => ({ words, ask: [] })),
];
