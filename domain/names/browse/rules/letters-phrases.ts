import { type Phrase, phrase } from "./phrase.ts";
import { ALPHABET_PHRASES } from "./alphabet-phrases.ts";
import { containing, lettersIn } from "./letters-in.ts";
import { INSIDE_PHRASES } from "./inside-phrases.ts";
import { LAST_BUT_ONE, NTH_LETTER } from "./nth-letter-phrases.ts";
import {
  AT_THE_END,
  BEFORE_HYPHEN,
  BEHIND_BLANKS,
  ENDINGS_LIKE,
  FIRST_LETTER,
  LAST_LETTER,
  NO_ENDINGS,
  SAME_AS,
  TIRED_OF_ENDING,
  TWO_LETTERS,
} from "./letter-places.ts";
import { isNoEnding } from "./no-ending.ts";
import { ENDINGS_SAID, SOUND_PHRASES } from "./sound-phrases.ts";
import { NOT_AN_INITIAL } from "./lacks-phrases.ts";
import { CONSONANTS, IN_IT, MORE_RUNS, NAMES, ONE_LETTER, ONE_RUN, SINGLE, VOWELS } from "./letters-said.ts";
import { startingSound } from "./starting-sound.ts";

type Letters = readonly string[];

/** "an m", but the run "an". */
const ARTICLE = "(?:either )?(?:the |an? (?=[\"'“‘]?\\p{L}(?!\\p{L})))?";
const SOME_LETTERS = `(${ARTICLE}(?:letters? |sounds? )?${ONE_RUN}${MORE_RUNS})["'”’*-]*`;
const NOT =
  "(?:that )?(?:(?:not|no|nothing|none|without|avoid(?:ing)?|excluding|except(?: for)?|besides|other than|minus|hates?|vetoe[sd]|sick of|(?:said|says) no to|no to|(?:can[’']?t|cannot) (?:stand|say|pronounce|do|use|have)|never|(?:do|does|did|should|must|would|could|wo|ca|need|is|are|might)n[’']?t|cannot|(?:do|does|should|must|would|could|can|will|may) not)(?: (?:like|want|any|anything|all|the|those|ones?|baby|girl|boy|it|its|his|her|him|them|first|to|be|ever|really|also))*(?: names?)?(?: (?:that|which|to))?)";
const WITH = "(?:with|w/?|in|by|on)";
/** "Start w": a letter alone; "i" and "a" at the end only ("starting a family"). */
const LETTER_ALONE = "(?=[b-hj-z](?![\\p{L}’'/])|[ai][^\\p{L}]*$)";
const STARTING = `(?:start|begin)(?:s|ing|ning)?(?: off)? (?:${WITH} |${LETTER_ALONE})`;
const ENDING = `(?:end|ends|ending|endings)(?: (?:with|w/?|in|on) | (?=[-–])| ${LETTER_ALONE})`;

/** Letters after words of a pattern: "starts with ma or jo" after "starts with ", called "Starts with ma or jo". */
function lettersAfter(words: string, label: string): Phrase<Letters> {
  return {
    pattern: phrase(`(?:that )?${words}${SOME_LETTERS}`),
    parse: ([letters = ""]) => lettersIn(letters, label),
  };
}

export const STARTS_PHRASES: readonly Phrase<Letters>[] = [
  ...ALPHABET_PHRASES,
  {
    pattern: phrase(`(?:that )?${STARTING}(?:an? |the )?(?:(vowel)|(consonant))s?`),
    parse: ([vowel]) =>
      vowel === ""
        ? { value: CONSONANTS, label: "Starts with a consonant" }
        : { value: VOWELS, label: "Starts with a vowel" },
  },
  {
    pattern: phrase(
      `(?:that )?(?:start|begin)(?:s|ing|ning)? and end(?:s|ing)? (?:with|in|on) (?!(?:the )?same )${SOME_LETTERS}`,
    ),
    parse([letters = ""]) {
      const wish = lettersIn(letters, "Starts and ends with");
      return wish && { ...wish, also: wish.value.map((value) => ["end", value] as const) };
    },
  },
  {
    pattern: phrase(`${NOT} ${STARTING}${SOME_LETTERS}`),
    parse([letters = ""]) {
      const wish = lettersIn(letters, "Not starting with");
      const isOfLetters = wish?.value.every((part) => part.length === 1) === true;
      // All other letters.
      return isOfLetters
        ? {
            ...wish,
            value: [...VOWELS, ...CONSONANTS].filter((letter) => !wish.value.includes(letter)).toSorted(),
          }
        : null;
    },
  },
  NOT_AN_INITIAL,
  NTH_LETTER,
  FIRST_LETTER,
  BEFORE_HYPHEN,
  startingSound(STARTING),
  lettersAfter(STARTING, "Starts with"),
  {
    pattern: phrase(
      `(?:the )?(?:letter )?([b-hj-z])(?= ${NAMES}names?(?!\\p{L}))|(?:the )?letter ([ai])|([ai])(?= ${NAMES}names(?!\\p{L}))`,
    ),
    parse: (letters) => lettersIn(letters.join(""), "Starts with"),
  },
  SAME_AS,
  {
    pattern: phrase("(?<![*_?])([a-z]+)(?:\\*([a-z]*)|([_?]+)([a-z]*))"),
    parse([start = "", end = "", blanks = "", behind = ""]) {
      const wish = lettersIn(start, "Starts with");
      const ends = end || behind;
      const count = String(start.length + blanks.length + behind.length);
      return (
        wish && {
          ...wish,
          label: `${wish.label}${ends === "" ? "" : `, ends with ${ends}`}${blanks === "" ? "" : `, ${count} letters`}`,
          also: [
            ...(ends === "" ? [] : [["end", ends] as const]),
            ...(blanks === "" ? [] : [["letters", count] as const]),
          ],
        }
      );
    },
  },
];

export const ENDS_PHRASES: readonly Phrase<Letters>[] = [
  {
    pattern: phrase(
      `(?:that )?${ENDING}(?:an? |the )?(?:(vowel)|(consonant))s?|(?:(vowel)|(consonant)) endings?`,
    ),
    parse: ([vowel = "", , other = ""]) =>
      vowel + other === ""
        ? { value: CONSONANTS, label: "Ends with a consonant" }
        : { value: [...VOWELS, "y"], label: "Ends with a vowel" },
  },
  {
    pattern: phrase(`(?:that )?${ENDING}(?:an? |the )?["'“‘]?(ee|ah|uh|oh|o|en|ay|er)["'”’]?[ -]sounds?`),
    parse([sound = ""]) {
      const value = ENDINGS_SAID[sound.toLowerCase()];
      return value === undefined ? null : { value, label: `Ends with ${value.join(" or ")}` };
    },
  },
  LAST_BUT_ONE,
  LAST_LETTER,
  AT_THE_END,
  BEHIND_BLANKS,
  lettersAfter(ENDING, "Ends with"),
  {
    pattern: phrase(
      `(?<=\\*)([a-z]+)(?!\\*)|(?!girl|boy|baby|name)([a-z]{2,4})[ -]ending(?= ${NAMES}names?(?!\\p{L}))|(?:with )?(?:an? )?(?:["'“‘]([a-z]+)["'”’]|(?<=-)([a-z]+)|(?<=an? )([a-z]{1,5}))[ -]endings?`,
    ),
    parse: (letters) => lettersIn(letters.join(""), "Ends with"),
  },
];

export const CONTAINS_PHRASES: readonly Phrase<Letters>[] = [
  ...SOUND_PHRASES,
  ...INSIDE_PHRASES,
  { pattern: phrase("(?<=\\*)([a-z]+)\\*"), parse: ([letters = ""]) => lettersIn(letters, "Contains") },
  {
    pattern: phrase(
      `(?:(?:with|has|have|having) )?(?:an? )?(?:double|two|2)[ -]["'“‘]?([a-z])["'”’]?(?:['’]?s)?(?!\\p{L})${IN_IT}?`,
    ),
    parse: ([letter = ""]) => lettersIn(letter + letter, "Contains"),
  },
  lettersAfter("(?:contain(?:s|ing)?|includ(?:es?|ing)|featuring) (?:the )?(?:name |word )?", "Contains"),
  {
    pattern: phrase(
      `(?:that |which )?(?:with|has|have|having|got) (?:(?:an? |the )?(?:letters? )?(?:(${ONE_LETTER}(?: and | & )(?:an? )?${ONE_LETTER})|(${ONE_RUN}${MORE_RUNS})["'”’]?)${IN_IT}|(?:an? |the )?letters? ${SINGLE}|an? ["'“‘]?([a-z])["'”’]?(?!\\p{L})|([b-z])(?!\\p{L}))`,
    ),
    parse: (letters) => containing(letters.join("")),
  },
  TWO_LETTERS,
];
export const NOT_ENDING_PHRASES: readonly Phrase<Letters>[] = [
  {
    pattern: phrase(
      `(?:that |which )?(?:without|with no|no|not with|(?:don[’']?t|doesn[’']?t) have)(?: (?:an?|any|the))? (?:letters? )?["'“‘]?([a-z])["'”’]?(?:['’]?s)? (?:(?:at|in|on) the end|as (?:the |a )?last letter)`,
    ),
    parse: ([letter = ""]) => lettersIn(letter, "Not ending in", "-"),
  },
  ENDINGS_LIKE,
  NO_ENDINGS,
  TIRED_OF_ENDING,
  {
    pattern: phrase(`${NOT} ${ENDING}(?:an? |the )?vowels?|no vowels?(?: at the end| endings?)`),
    parse: () => ({ value: [...VOWELS, "y"], label: "Not ending in a vowel" }),
  },
  {
    pattern: phrase(
      `${NOT} ${ENDING}${SOME_LETTERS}|${NOT} (?=[-–])${SOME_LETTERS}|(?:not|(?:that |which )?(?:are|is)n[’']?t|other than|besides|except(?: for)?) ${SOME_LETTERS}`,
    ),
    parse: ([ending, hyphened, bare = ""], { isRule }) =>
      isNoEnding(bare, isRule) ? null : lettersIn(ending || hyphened || bare, "Not ending in", "-"),
  },
];
