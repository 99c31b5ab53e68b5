import type { GenderFilter } from "#domain/names/entry/gender.ts";
import { NOT, type Phrase, phrase } from "./phrase.ts";

const AND = "(?:\\s*[,/&]\\s*| and | or | )";
/** "my son", "for a daughter", "son names": alone it may belong to a meaning ("son of the right hand"). */
const family = (words: string) =>
  `(?:my|our|a|an|her|his|their|future) (?:little |new |future |unborn |baby )*(?:${words})(?:[’']s)?(?! of)|(?:${words})(?:[’']s)?(?= names?)|(?<=(?<!\\p{L})(?:my|our|an?|her|his) (?:[\\p{L}-]+ ){1,3})(?:${words})(?! of(?!\\p{L}))(?=[^\\p{L}]*$)`;
const TRANS = "trans(?:gender|sexual)?";

/** "Gilmore girls names": the girls of a title are no wish. */
const NO_TITLE =
  "(?<!(?:gilmore|derry|powerpuff|spice|cheetah|indigo|gossip|golden|(?<!(?:that|which|to) )mean) )";

/** "Masculine sounding girl names", "girls with boy names": those that both are given. */
const SOUNDING = "[ -](?:(?:sounding|leaning|ish|style|like|y) )?";
const CROSSED = `(?:masculine|boyish|tomboy(?:ish)?|male|manly|boys?)${SOUNDING}(?:baby )?(?:girls?|daughters?)|(?:feminine|girlish|girly|effeminate|female|girls?)${SOUNDING}(?:baby )?(?:boys?|sons?)`;

const UNISEX = [
  CROSSED,
  "(?:girls?|boys?|daughters?|sons?) with (?:an? )?(?:boy|girl|masculine|feminine|male|female)(?:[’']?s|s[’'])?(?= names?)",
  `(?:that |which )?${NOT} (?:too |so |very |strictly |clearly |obviously |that )?(?:gendered|gender[ -]specific|(?:masculine|feminine|girly|boyish)(?: or | nor )(?:masculine|feminine|girly|boyish))`,
  "(?:that |which )?(?:are |were |is )?(?:traditionally|usually|normally|historically|typically|once|originally) (?:for )?(?:an? )?(?:boy|girl|male|female|masculine|feminine)(?:[’']?s?|s[’'])?(?: names?)?",
  "(?:that |which )?(?:not|nothing|isn[’']?t|aren[’']?t) (?:too|very|so|overly|super|all that) (?:girly|girlie|feminine|frilly|girlish|boyish)(?: names?)?(?= (?:for|girl|baby)|[^\\p{L}]*$)",
  "tomboy(?:ish)?",
  "unisex",
  "neutral[ -]gender(?:ed)?",
  "(?:more |pretty |fairly )?neutral(?:[ -]?ish)?(?= (?:baby |first |middle )?names?)",
  "(?:gender|sex)[ -](?:neutral|fluid|free|less)|gender(?:fluid|queer|less)|agender|bigender",
  "non[ -]?binary|enb(?:y|ies)|nb|androgynous|androgyny|they/them|either (?:sex|gender)|any gender|both (?:sexes|genders)",
  `(?:girls?|boys?)(?:[’']s?)? (?:names? )?(?:that work|which work|that are|for|on) (?:both|boys?|girls?)`,
  `boys?${AND}girls?|girls?${AND}boys?`,
  // Without a word for whom: names that shut nobody out.
  `${TRANS}(?: (?:people|person|folks?|kids?|child|teens?|youth|adults?)|(?= names?))`,
].join("|");

const GIRL = [
  "mtf|m2f|male to female|trans(?:gender)?[ -]?(?:fem|feminine|women|woman|girls?|lady|daughters?|sisters?|nieces?)",
  "fem(?:me)?(?=(?:[ -](?:sounding|leaning|presenting))? names?)",
  `${NO_TITLE}(?:baby )?(?:girls?|girl[’']s|girls[’']|girly|girlie|females?)|feminine|ladies|(?:lady|moms?|mums?|mothers?|wives|wife|aunts?|aunties?)(?:[’']s|s[’'])?(?= names?)|maids?|housewi(?:fe|ves)|heroines?|actress(?:es)?|waitress(?:es)?|lass(?:es|ie)?|(?<!little )wom[ae]n[’']?s?`,
  family("daughters?|granddaughters?|goddaughter|niece|sister to be|(?:baby|little|new) sister"),
].join("|");

const BOY = [
  "ftm|f2m|female to male|trans(?:gender)?[ -]?(?:masc|masculine|men|man|boys?|guys?|sons?|brothers?|nephews?)",
  "masc(?=(?:[ -](?:sounding|leaning|presenting))? names?)",
  "(?:baby )?(?:boys?|boy[’']s|boys[’']|males?)|masculine|lads?|lad[’']s|guys?|dudes?|gentlem[ae]n|(?:men|dads?|fathers?|uncles?)(?:[’']?s|s[’'])?(?= names?)",
  family("sons?|grandsons?|godson|nephew|(?:baby|little|new) brother"),
].join("|");

/** Twins of both sexes: names of all. */
const TWINS =
  "twins?(?: baby)? names? (?:(?:for|of|with|one) )*(?:an? |one )?(?:baby )?(?:boy|girl)s?(?: and | & |[/&])(?:an? |one )?(?:baby )?(?:boy|girl)s?|(?:boy|girl)(?: and |[ /&-]+)(?:a )?(?:girl|boy) twins?|twins?,?(?: (?:one|a|of))?(?: baby)? (?:boy|girl) (?:and|&)(?: (?:one|a))? (?:girl|boy)";

/** Sexes of use. Who has left one behind is answered with the other, and the chip says no more than that. */
export const GENDER_PHRASES: readonly Phrase<GenderFilter>[] = [
  {
    // Who somebody is now.
    pattern: phrase(
      `(?:(?:my|our|his|her|the) )?(?:son|daughter|boy|girl|child|kid|brother|sister|sibling|friend|teen|teenager)(?:[’']s| is| has| just)*(?: (?:now|actually|really|become|became|becoming|turned|came|come|out|as|transitioning|transitioned|to|living))+ (?:my |our |an? )?(?:${TRANS} )?(?:(daughter|girl|woman|sister|female)|son|boy|man|brother|male|guy)`,
    ),
    parse: ([girl]) => (girl === "" ? { value: "boy", label: "Boys" } : { value: "girl", label: "Girls" }),
  },
  {
    pattern: phrase(
      "(?:(?:my|our|his|her|a) )?(?:(daughter|girl|woman|sister)|son|boy|man|brother) (?:(?:who|that) )?(?:was|used to be|was born)(?: (?:as|my|our|an?))* (?:son|boy|brother|daughter|girl|sister|man|woman)",
    ),
    parse: ([girl]) => (girl === "" ? { value: "boy", label: "Boys" } : { value: "girl", label: "Girls" }),
  },
  { pattern: phrase(TWINS), parse: () => ({ value: "all", label: "Boys and girls" }) },
  {
    pattern: phrase(`(${UNISEX})|((?:my |our |a )?(?:${GIRL}))|((?:my |our |a )?(?:${BOY}))`),
    parse([unisex, girls]) {
      if (unisex !== "") return { value: "unisex", label: "Unisex" };
      return girls === "" ? { value: "boy", label: "Boys" } : { value: "girl", label: "Girls" };
    },
  },
];
