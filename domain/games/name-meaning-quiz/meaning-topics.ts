/**
 * Fields of meaning, coarse on purpose: two glosses that share a field are never offered against each other. A word may
 * stand in several. Every word of a gloss must stand in one, or the name is not asked (topicsOf).
 */
const TOPICS: Readonly<Record<string, string>> = {
  light:
    "light bright clear shining radiant sun dawn morning daybreak burning flame fire star moon sky heaven heavenly rainbow white golden lamp ring lightning crystal pole celestial",
  water:
    "water stream river sea ocean dew wave surging moisture refreshment watered thirsty flowing crossing ford oarsman thunder lightning rain rainbow seal beaver natural",
  plants:
    "tree birch ash hay heather box clearing garden orchard herb leek jasmine lily lotus lotu flower flowering blooming shoot green foliage branch palm date myrtle pine yew poplar trembling rose thorny shrub wild twinflower rye grain wood woodland wooded cassia spice fruitful garland wreath flourishing growth springlike spring abundant abundance increase add farm farmer wine",
  animals:
    "lion wolf bear boar horse eagle dove badger bee honeybee fox ewe ram gazelle antelope goat ibex mountain raven seal beaver thrush song colt stud hunter bowman arrow saw rider mounted",
  land: "land field plain valley hill hollow ridge crest clearing settlement farm farmstead enclosure house home road narrow crossing mountain mountainou toothed range earth country level river island long round high deep broad tall stone rock south world landholder place",
  stone:
    "stone rock gem jewel preciou pearl emerald crystal resin fossil gold golden stony stoneworker treasure wealth white black red brown gray green dyed",
  color: "white black dark red brown gray green golden dyed haired emerald night evening cloth",
  faith:
    "god yahweh lord angel messenger holy saint blessed priest church churchman canon officer divine heaven heavenly sacred rite altar anointed dedicated initiated cross pilgrim faith faithful belief creed statement salvation savior save manifestation rejoice praise praised praiseworthy worthy pure chaste worship spirit inspiration resurrection servant attendant honoring oath visitation seer awakening phantom",
  strength:
    "strong strength hardy brave bold might mighty power vigor work ardor enthusiasm healthy lively firm steadfast fixed enduring holding earnest seriou stern manly defender strengthen raise tame subdue tall great greatest large",
  war: "battle war army warrior spear helmet shield rim victory bringing conqueror conquering samurai masterless arrow bowman hostage pledge defender protector protection guardian hunter scout sent ahead look fury sword",
  rule: "ruler rule king kingly queen princess prince emperor monarch lord lady mistress noble nobleman noblewoman kind commander chief crown make wreath fame famou great greatest most high exalted highest excellent better honor honoring venerable praise praised praiseworthy worthy free freedom landholder generou power wealth world all landlord patrician",
  love: "love beloved dear friend lovable lover fond grace graciou favor mercy merciful mild compassion gentle gentleness softness sweet heart care solicitude courteou kind generou married companion good comforted comfort",
  beauty:
    "grace graciou favor mild tender charm beautiful beauty handsome fair pretty adornment pure sweet fine cloth excellent good pleasantness delight lovable elegant jasmine flower rose garland",
  joy: "joy joyful laugh cheerful gladness delight happiness happy pleasantness lively song melody tune air poetry word sound noise voice harmony agreement lyric calliope",
  speech:
    "word voice talk sound noise song melody tune poetry lyric stammering lisping answered heard hear asked messenger statement news oath promise pledge counsel agreement praise praised mouth remember remembrance ahead sent",
  peace:
    "hope wish rejoice peace peaceful peacefulness calm rest ease comforted comfort gentle gentleness softness safe unharmed agreement mild well off harbor pleasantness solicitude",
  mind: "word poetry wisdom mind heart spirit counsel clerk learning watchful awake awakening seer sage judge see remember remembrance wonder inspiration know think asked look aim achieved scout steward",
  help: "help helped helper healed healer save savior salvation defender protector protection guardian safe unharmed healthy care solicitude servant attendant steward provide provision giver keeper comforted strengthen watchful guard",
  trade:
    "maker barrel driver cart carrier peddler collector toll fuller cloth grinder grain keeper rider mounted tailor cutter tile roofer wagon stoneworker steward dispenser provision priest clerk churchman canon officer farmer worker hunter bowman arrow oarsman messenger work bailiff scout servant attendant landholder",
  people:
    "man men mankind woman girl maiden manly son daughter firstborn descendant child twin people father heir young born one foreign lady mistress married baby folk old friend companion person masterless princess gentleman free human",
  body: "head bald mouth crooked blind lame limping lisping stammering haired dark red black handed heart tall small little broad left right unfortunate phantom fair brown gray",
  size: "small little great greatest large tall long high short whole entire all most broad narrow thing deep round",
  gift: "gift given give gave giver add increase growth abundance abundant remainder wealth fortune fortunate lucky luck happiness treasure preciou something stored legacy handed down provide chance fate destiny advance set fruitful generou well good chosen answered unfortunate",
  life: "life living alive lived reborn resurrection immortal eternal everlasting enduring ever origin birth born genesis new old venerable early premature young spring springlike first firstborn primordial time awakening flourishing healthy lively health blooming youth twin child improvement morning dawn daybreak mankind people",
  hope: "hope wish faith faithful genuine true belief statement pledge oath promise will asked aim achieved destiny fate set advance chance good news better improvement salvation",
  number: "three third fifth eighth seven first twin firstborn unique primordial without another one",
  time: "night evening morning dawn daybreak early premature spring springlike old day season moon star longer visitor",
  travel:
    "travel trip rider mounted messenger movement ascending descend oarsman driver cart wagon visitor foreign road crossing visitation carrier peddler pilgrim down raise flowing wave sent ahead scout samurai",
  free: "free freedom unbound boundless masterless wild all without",
  elf: "elf phantom spirit god angel",
  work: "work vigor ardor earnest farmer worker improvement",
};

/** Words that add nothing to a gloss of which other words tell the field. */
const SILENT = new Set(
  "he has no not up us like make who what where whose one that name most something thing grown person day so my often".split(
    " ",
  ),
);

/** Glosses that say in two words what one says: they share its fields. */
const SAID_IN_TWO: readonly (readonly [first: string, second: string, one: string])[] = [
  ["well", "born", "noble"],
  ["high", "born", "noble"],
  ["good", "fortune", "lucky"],
  ["good", "luck", "lucky"],
  ["sea", "born", "ocean"],
  ["gift", "god", "given"],
];

const fields = new Map<string, string[]>();
for (const [topic, words] of Object.entries(TOPICS)) {
  for (const word of words.split(" ")) fields.set(word, [...(fields.get(word) ?? []), topic]);
}

/** The fields of a gloss; null when one of its words is in none. */
export function topicsOf(words: readonly string[]): ReadonlySet<string> | null {
  const heard = words.filter((word) => !SILENT.has(word) || fields.has(word));
  if (heard.length === 0 || heard.some((word) => !fields.has(word))) return null;
  const same = SAID_IN_TWO.flatMap(([first, second, one]) =>
    words.includes(first) && words.includes(second) ? [one] : [],
  );
  return new Set([...heard, ...same].flatMap((word) => fields.get(word) ?? []));
}
