/** A word of American English and what stands for it; `names` keeps it where it begins with a capital, because it is mostly part of a name there. */
type WordPair = readonly [american: string, british: string, capital?: "keeps names"];

/**
 * Words that British English has others for, each decided by a person for every place where our texts use it. Whole words,
 * the longer ones first. Those that are a name as often as a word (the Centers for Disease Control) stay where they have a capital.
 */
export const WORDS: readonly WordPair[] = [
  // In the nursery.
  ["diapers", "nappies"],
  ["diaper", "nappy"],
  ["cribs", "cots"],
  ["crib", "cot"],
  ["bassinets", "Moses baskets"],
  ["bassinet", "Moses basket"],
  ["strollers", "pushchairs"],
  ["stroller", "pushchair"],
  ["pacifiers", "dummies"],
  ["pacifier", "dummy"],
  ["moms", "mums"],
  ["mom", "mum"],
  ["play yard", "travel cot"],
  ["sweaters", "jumpers"],
  ["sweater", "jumper"],
  ["caregivers", "carers"],
  ["caregiver", "carer"],
  // Whom to ask. Few families in the United Kingdom see a pediatrician of their own.
  ["pediatricians", "doctors"],
  ["pediatrician", "doctor"],
  ["pediatric", "paediatric"],
  ["checkups", "check-ups"],
  ["checkup", "check-up"],
  ["counselors", "counsellors"],
  ["counselor", "counsellor"],
  // Numbers to call: what goes by another number has its own sentence.
  ["911", "999"],
  // Insurance and labels.
  ["coverage", "cover"],
  ["expiration", "expiry"],
  // Spelling.
  ["colors", "colours", "keeps names"],
  ["colored", "coloured"],
  ["color", "colour", "keeps names"],
  ["gray", "grey"],
  ["favorites", "favourites"],
  ["favorite", "favourite"],
  ["behaviors", "behaviours"],
  ["behavior", "behaviour"],
  ["neighbors", "neighbours"],
  ["neighbor", "neighbour"],
  ["organizations", "organisations", "keeps names"],
  ["organization", "organisation", "keeps names"],
  ["centers", "centres", "keeps names"],
  ["center", "centre", "keeps names"],
  ["licenses", "licences", "keeps names"],
  ["license", "licence", "keeps names"],
  ["programs", "programmes", "keeps names"],
  ["program", "programme", "keeps names"],
  ["centimeters", "centimetres"],
  ["meters", "metres"],
  ["math", "maths"],
  ["anymore", "any more"],
  ["toward", "towards"],
];

/** Figures that our texts give in American units, metric first: the exact words, since each is rounded by hand. */
export const MEASURES: readonly (readonly [american: string, british: string])[] = [
  ["100.4 F (38 C)", "38 °C"],
  ["from 100.4 F", "from 38 °C"],
  ["about 5 F (2.6 C)", "2.6 °C"],
  ["about 7 F (3.7 C)", "3.7 °C"],
  ["about 5 F (3 C)", "about 3 °C"],
  ["about 8 F (4.7 C)", "4.7 °C"],
  ["9 F (5 C)", "5 °C"],
  ["57 F", "14 °C"],
  ["heat up by 20 degrees", "heat up by 11 °C"],
  ["120 F (49 C)", "49 °C"],
  ["120 F", "49 °C"],
  ["90 F", "32 °C"],
  ["150 F", "66 °C"],
  ["up to 25.75 inches long", "up to 65.4 cm (25.75 inches) long"],
  ["at most 3 inches beyond", "at most 7.6 cm (3 inches) beyond"],
  ["at least 4 feet high", "at least 1.2 m high"],
  ["at least 3 feet (about 1 m)", "at least 1 m"],
  ["at least 3 feet", "at least 1 m"],
  ["up to 40 pounds", "up to 18 kg (40 pounds)"],
  ["6 to 30 pounds", "2.7 to 13.6 kg (6 to 30 pounds)"],
  [
    "at least 27 inches high, weigh at least 30 pounds",
    "at least 69 cm (27 inches) high, weigh at least 13.6 kg (30 pounds)",
  ],
  ["longer than 8 inches", "longer than 20 cm (8 inches)"],
  ["10 inches up", "25 cm up"],
];
