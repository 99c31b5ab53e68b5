import { type Phrase, phrase, type Wish } from "./phrase.ts";

const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz");
const PAIRS = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));

const WHICH = "(?:(second|2nd)|(third|3rd))";
const FROM_BEHIND =
  "(?:(?:second|2nd|next)[ -](?:to[ -]last|from(?:[ -]the)?[ -](?:last|end))|penultimate|last[ -]but[ -]one)";
const HAS = "(?:that |which )?(?:the |with |where |whose |has |have |having |an? )*";
const IS = "(?: (?:letters?|is|being|of|be|should be|has to be|must be|as|=|an?))*:?(?: )?";
const LETTER = "[\"'“‘]?([a-z])[\"'”’]?(?!\\p{L})";
const AT = "(?:as|in|at|for|is|on)(?: (?:the|its|their|a))? ";
const PLACE = "(?: (?:letters?|place|position|spot|slot))";

/**
 * "Second letter a", "with an o as the third letter": whatever stands before it. The rule is one of beginnings, and stands beside
 * others of its kind: "starts with m, second letter a".
 */
export const NTH_LETTER: Phrase<readonly string[]> = {
  pattern: phrase(`${HAS}${WHICH} letters?${IS}${LETTER}|${HAS}${LETTER} ${AT}${WHICH}${PLACE}`),
  parse([second = "", third = "", letter = "", before = "", secondBehind = "", thirdBehind = ""]) {
    const isSecond = second + secondBehind !== "";
    if (!isSecond && third + thirdBehind === "") return null;
    const wanted = (letter || before).toLowerCase();
    return ofPlace(
      isSecond ? "Second" : "Third",
      wanted,
      (isSecond ? LETTERS : PAIRS).map((part) => part + wanted),
    );
  },
};

/** "Second to last letter y". */
export const LAST_BUT_ONE: Phrase<readonly string[]> = {
  pattern: phrase(`${HAS}${FROM_BEHIND} letters?${IS}${LETTER}|${HAS}${LETTER} ${AT}${FROM_BEHIND}${PLACE}`),
  parse([letter = "", before = ""]) {
    const wanted = (letter || before).toLowerCase();
    return ofPlace(
      "Second to last",
      wanted,
      LETTERS.map((last) => wanted + last),
    );
  },
};

function ofPlace(place: string, letter: string, value: readonly string[]): Wish<readonly string[]> {
  return { value, label: `${place} letter ${letter}`, apart: true };
}
