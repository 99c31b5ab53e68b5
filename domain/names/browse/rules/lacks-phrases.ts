import { lettersIn } from "./letters-in.ts";
import { CONSONANTS, IN_IT, MORE_RUNS, NAMES, ONE_RUN, SINGLE, VOWELS } from "./letters-said.ts";
import { type Phrase, phrase } from "./phrase.ts";

type Letters = readonly string[];

/** "Not a b name": any other first letter. */
export const NOT_AN_INITIAL: Phrase<Letters> = {
  pattern: phrase(
    `(?:not?|no more|without|avoid(?:ing)?|can[’']?t be|don[’']?t want) (?:an? )?["'“‘]?([a-z])["'”’]?[- ]${NAMES}names?`,
  ),
  parse: ([letter = ""]) => ({
    value: [...VOWELS, ...CONSONANTS].filter((other) => other !== letter.toLowerCase()).toSorted(),
    label: `Not starting with ${letter.toLowerCase()}`,
  }),
};

/** Letters that are no word: one, or two and three that are said as one. */
const SAID_APART = "(?:hard |soft )?(?:[a-z]|th|sh|ch|gh|ph|kh|zh|rr|ll|tr|dr|str|thr|wr|kn)(?!\\p{L})";
const LACKING =
  "(?:(?:that |which )?(?:do not|don[’']?t|doesn[’']?t|does not|not) (?:have|has|having|contain|containing|contains|include|including|use)|without|with no|with out|no|excluding|lacking|missing|free of)";

export const LACKS_PHRASES: readonly Phrase<Letters>[] = [
  {
    // "Grandma can't say names with th".
    pattern: phrase(
      `(?:can[’']?t|cannot|can not|couldn[’']?t|struggles? to) (?:say|pronounce)(?: (?:names?|words?|anything))?(?: with| that (?:have|has))? (?:an? |the )?(?:letters? |sounds? )?(?:(${SAID_APART}(?: or (?:an? )?${SAID_APART})*)|["'“‘]([a-z]+)["'”’])(?: sounds?)?`,
    ),
    parse: (letters) => lettersIn(letters.join("").replaceAll(/(?:hard|soft)\s+/giu, ""), "Without"),
  },
  {
    pattern: phrase(
      `${LACKING} (?:any |an? |the )?(?:letters? )?(?:${SINGLE}(?:['’]?s)?(?!\\p{L}|[ -]endings?)${IN_IT}?|(${ONE_RUN}${MORE_RUNS})["'”’]?${IN_IT}|["'“‘]([a-z]+)["'”’])`,
    ),
    parse: (letters) => lettersIn(letters.join(""), "Without"),
  },
];
