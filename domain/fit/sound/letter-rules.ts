import { CONSONANT_RULES } from "./consonant-rules.ts";
import { VOWEL_RULES } from "./vowel-rules.ts";

/**
 * How Americans read the letters of a name that they have never met: "before letters after sounds", where "_" is nothing and
 * the outer two are patterns ("^" the beginning, "$" the end). The first line that fits is taken. Vowels are written as
 * if stressed; which ones become weak is decided afterwards. Held against the collection and the CMU dictionary
 * (guess-sound.test.ts), which the rules were written beside.
 */
export const LETTER_RULES = CONSONANT_RULES + VOWEL_RULES;
