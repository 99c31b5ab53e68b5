/** What the site has nothing about, and the listings of the directory that do. */
type NotOurs = {
  /** Whole words of a text; a pattern without regard to case. */
  readonly words: string;
  readonly ask: readonly number[];
  /** Said by who is in need, too: all other rows are of everyday matters. */
  readonly inNeed?: true;
  /** No names are meant, though the word stands in it. */
  readonly besideNames?: true;
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
  "(?:have|having|drink\\w*|give|giving|sips? of) (?:\\w+ ){0,2}(?:water|juice)",
  // Pregnancy and birth themselves
  "ivf|iui|egg freezing|fertil\\w+|ovulat\\w+|surroga\\w+|trying to conceive|ttc",
  "(?:pregnan\\w+ )?(?:week by week|weeks? pregnant|due date (?:calculator|calculate)|trimesters?)|due date",
  "morning sickness|epidurals?|contractions?|labor (?:pain|signs|induc\\w+)|induc\\w+ labor|preeclampsia|gestational diabetes|glucose test|(?:c ?section|cesarean) (?:recovery|scar|healing)|stretch marks?|midwi\\w+|ultrasounds?|amnio\\w*",
  "(?:period|menstruation) (?:\\w+ ){0,2}(?:back|return\\w*|after)|(?:lose|losing) (?:the |my )?(?:baby|pregnancy|post\\w+) ?weight|weight loss|birth control",
];

/** ZERO TO THREE, and the pediatricians: why a small child bites. */
const OF_BEHAVIOR: readonly string[] = [
  "(?:biting|bites|hitting|hits|kicks|scratch\\w+|tantrums?|meltdowns?) (?:\\w+ ){0,2}(?:other )?(?:kids?|sister|brother|sibling|me|friends?|toddler)|(?:toddler|kid|child|son|daughter) (?:\\w+ )?(?:biting|bites|hitting|hits|tantrums?|meltdowns?)|tantrums?|time ?outs?|sibling (?:rivalry|jealousy)|sleep train\\w*|ferber|cry it out",
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

const FOR_NOBODY_HERE: readonly string[] = [
  // Taxes, cars, the news: our guides say a word of them by the way
  "(?:fil(?:e|ing)|do|doing|prepar\\w+|pay\\w*) (?:\\w+ ){0,2}tax(?:es)?|tax (?:returns?|refunds?|brackets?|prep\\w*|forms?|season|deadline)|w ?2 form|turbo ?tax|irs",
  "(?:flat|change|rotate|buy|new) (?:\\w+ )?tires?|oil change|car (?:repair|loan|wash|insurance|battery)|gas prices?|(?:stock|housing) (?:market|prices?)|lottery|crypto\\w*|bitcoin|movie times|tv shows?|recipes?|weather (?:today|tomorrow|forecast|this week)|horoscopes?|football|baseball|basketball|super bowl|election\\w*|credit (?:score|card)s?|mortgages?|refinanc\\w+|job (?:openings?|listings?|search)|resume",
  // Law and work
  "divorc\\w+|alimony|child support|prenup|(?:maternity|paternity|parental|(?:paid )?family|paid) leave|fmla|social security (?:cards?|numbers?)|ssn|(?:child )?tax credits?|passports?|birth certificate|adopt\\w+ (?:a )?(?:baby|child)",
  "(?:nann\\w+|babysitter|au pair|sitter) (?:\\w+ )?(?:salary|pay|cost|rates?|contract|interview)|(?:how much|what) (?:do|does|should) (?:\\w+ ){0,3}(?:nann\\w+|babysitters?|sitters?|au pairs?) (?:make|cost|get|charge|earn|paid)|pay (?:a|my|the|our) (?:nanny|babysitter|sitter)",
  // What to buy
  "(?:best|top|cheapest|reviews? of) (?:\\w+ ){0,3}(?:strollers?|bassinets?|cribs?|carriers?|breast pumps?|bottles?|pacifiers?|high ?chairs?|swings?|bouncers?|diapers?|wipes|formula)(?: \\d{4}| reviews?| brands?)?|(?:stroller|bassinet|crib mattress|formula|diaper|wipes) (?:brands?|reviews?|comparison)|(?:what|which) (?:formula|stroller|bassinet|diapers?) (?:is|are) best",
  // Food and medicine while pregnant, and lists for older children
  "pregnan\\w* (?:\\w+ ){0,4}(?:eat|drink|sushi|coffee|caffeine|wine|cheese|tuna|deli meat)|(?:eat|drink|sushi|coffee|caffeine|wine|cheese|tuna|deli meat) (?:\\w+ ){0,4}pregnan\\w*",
  "chores?(?: charts?)?|allowance|(?:reward|sticker|behavior) charts?|meal plan\\w*",
  // Travel
  "(?:cheap|book\\w*) flights?|hotels?|airbnb|restaurants?",
  // Parties and decoration
  "gender reveals?|shower (?:invitation|invites?|cake|food|decor\\w*|favou?rs|registry)|baby registry|(?:birthday|first|smash) (?:\\w+ )?(?:cake|party)|nursery (?:paint|colou?rs?|theme|decor\\w*|ideas|wallpaper)",
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
  ...OF_PAPERS.map((words) => ({ words, ask: [], besideNames: true as const })),
  ...FOR_NOBODY_HERE.map((words) => ({ words, ask: [] })),
];
