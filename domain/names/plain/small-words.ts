function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** Words that ask for nothing by themselves, at either end of a wish. */
const FILLERS = words(
  `a an and any are as at baby beginning begins but ending ends find for from give i i'd in is it it's like looking me mean
  meaning means my name named names need of on or origin origins our please show similar some something starting starts that the
  them to very want we which who with would you`,
);

/** The small words of sentences, beside those: a wish that is said in one of them is no meaning ("our dog would like"). */
const GRAMMAR = words(
  `about across after again all also although always am among another anybody anyone anything aren arent around away be because
  been before being below beside besides between beyond both by call called calling came can cannot cant come comes could couldnt
  did didnt do does doesn doesnt doing don done dont down during each either else especially etc ever every everybody everyone
  everything feel feels felt few first fr get gets getting gives giving go goes going gonna got gotta had has hasn hasnt
  have haven havent having he hello help her here hers hes hey hi him his how however id if ill im into isn isnt its itself ive just
  keep keeps kinda know known last least less liked likes let lets lol lot lots made make makes making many may maybe might mine more most much
  must near nearly neither never no nobody nor not nothing now off often ok okay omg once one ones only onto other others ought out
  over own people per person persons pick plus pls plz probably put quite rather really right same say says see seem seems she shes should shouldnt since so
  someone somebody somewhat soon sort sound sounded sounding sounds still such suit spelled spelt suits sure take tell than thanks that thats
  their theirs then there these they theyll theyre thing things think this those though through till together too toward try trying
  u under until up upon ur us use used using usually versus vs wanna wanted wanting wants was wasnt way ways were weren what whatever whats when where
  whether while whose why will wish within without won wont work works wouldnt yeah yes yet youd youll your youre yours`,
);

/** Words about the search and not of it: dropped without a word. */
const QUIET = words(
  `afab amab best better choice choices choosing chosen decide expecting fave half favorite favorites favourite finder generator good great idea ideas inspiration inspo
  list lists middle nice option options perfect pick picker picks possible prefer real recommend recommendation recommendations recommended
  suggest suggestion suggestions myself picking renaming rhyme rhymes rhyming stillborn lost died passed top twin twins unborn`,
);

/** The same, where they are no meaning ("little wolf", "new life", "love"). */
const VAGUE = words(
  `adopted adopting adoption adult adults arrival born bump child children couple dad daddy due expecting family father found firstborn friend friends future gender grown hubby hubs wifey fiance fiancee boyfriend girlfriend husband infant
  kid kiddo kids life little love loved loves man mom momma mother mum mummy newborn new old older parent parents partner
  sibling siblings sister brother small surprise teen teens teenager teenagers today tot toddler toddlers type wife woman world young younger year years`,
);

/** Of these, words that make another one of the word beside them ("old money", "new york", "little women"). */
const JOINING = words("family friends life little love man new old small woman world young");

/** Matters of taste, which no meaning answers: "beautiful girl names" are not those that mean beautiful. */
const TASTE = words(
  `adorable amazing attractive awesome badass beautiful boujee catchy chic classy cool cute edgy elegant expensive fancy fierce fun funky funny girlie girly gorgeous handsome
  interesting lovely plain pleasant posh pretty quirky refined sassy sexy sophisticated special spunky stunning stylish swanky sweet tough
  wonderful`,
);

/** What people write for short, or as they say it. */
export const SHORTHAND: Readonly<Record<string, string>> = {
  "4": "for",
  uneek: "unique",
  uneak: "unique",
  younique: "unique",
  kewl: "cool",
  purty: "pretty",
  mideval: "medieval",
  midevil: "medieval",
  medevil: "medieval",
  medival: "medieval",
  wierd: "weird",
  syllabel: "syllable",
  sylable: "syllable",
  bby: "baby",
  boi: "boy",
  bois: "boys",
  boyz: "boys",
  girlz: "girls",
  gril: "girl",
  grils: "girls",
  gilr: "girl",
  gilrs: "girls",
  byo: "boy",
  boyes: "boys",
  namess: "names",
  anmes: "names",
  grl: "girl",
  grls: "girls",
  gurl: "girl",
  gurls: "girls",
  nam: "name",
  nams: "names",
  namez: "names",
  nmae: "name",
  nmaes: "names",
  w: "with",
  luv: "love",
  wit: "with",
  wth: "with",
  wiht: "with",
  frm: "from",
  tht: "that",
  thta: "that",
  taht: "that",
  teh: "the",
  hte: "the",
  adn: "and",
  lite: "light",
  nite: "night",
  brite: "bright",
  dat: "that",
};

/** As these lists have it: small letters, no apostrophe. */
function plain(word: string): string {
  const small = word.toLowerCase();
  return small.includes("'") || small.includes("’") ? small.replace(/['’]/g, "") : small;
}

export const isFiller = (word: string): boolean => FILLERS.has(word.toLowerCase());
export const isGrammar = (word: string): boolean => isFiller(word) || GRAMMAR.has(plain(word));
/** Is about the search alone: "ideas", "best". */
export const isAsking = (word: string): boolean => isGrammar(word) || QUIET.has(plain(word));
/** Asks for nothing, and need not be spoken of. */
export const isQuiet = (word: string): boolean =>
  isAsking(word) || VAGUE.has(plain(word)) || !/\p{L}|^1[0-8]\d\d$/u.test(word);
/** One of those that belongs to the word beside it, if that was not understood: "old money". */
export const isJoining = (word: string): boolean => JOINING.has(plain(word));
export const isTaste = (word: string): boolean => TASTE.has(plain(word)) || QUIET.has(plain(word));
/** Begins a question of another kind, if no names are asked for: "how to fix a tire". */
export const QUESTION =
  /^\s*(?:how|what|what[’']?s|where|when|why|who|which|is|are|am|can|could|does|do|did|should|will)(?!\p{L})/iu;

/** What may lead into a leftover wish: "with a gift", "of the sea". */
const LEADING = words("a about an and of or the with");
export const isLeading = (word: string): boolean => LEADING.has(word.toLowerCase());

/** Says that names are meant. */
export const NAMES = /(?<!\p{L})(?:names?|named|naming|call(?:ed)?|bab(?:y|ies)|nicknames?)(?!\p{L})/iu;
export const ONE_NAME = /(?<!\p{L})(?:name|named|called?)(?!\p{L})/iu;
export const SEVERAL_NAMES = /(?<!\p{L})names(?!\p{L})/iu;
const NAMING = words("a baby called is little miss name named the");
export const isNaming = (word: string): boolean => NAMING.has(word.toLowerCase());
