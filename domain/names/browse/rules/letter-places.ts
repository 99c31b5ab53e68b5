import { foldName } from "#domain/names/entry/name.ts";
import { lettersIn } from "./letters-in.ts";
import { type Phrase, phrase } from "./phrase.ts";

/** "First letter k", "the last letter is e". */
export const FIRST_LETTER = letterCalled("(?:first|starting|beginning) (?:letters?|initial)", "Starts with");
export const LAST_LETTER = letterCalled("(?:last|ending|final) letters?", "Ends with");

/** "That have ie at the end". */
export const AT_THE_END: Phrase<readonly string[]> = {
  pattern: phrase(
    "(?:that |which )?(?:with|has|have|having|got) (?:an? |the )?(?:letters? )?[\"'“‘-]*([a-z]{1,4})[\"'”’]? (?:at|on|in) the (?:very )?end",
  ),
  parse: ([letters = ""]) => lettersIn(letters, "Ends with"),
};

/** "_ _ x": a letter for each blank before it. */
export const BEHIND_BLANKS: Phrase<readonly string[]> = {
  pattern: phrase("(?<=(?<![\\p{L}_])((?:_ ?)+))([a-z]+)(?! ?_)"),
  parse([blanks = "", letters = ""]) {
    const wish = lettersIn(letters, "Ends with");
    const count = String(blanks.replaceAll(/[^_]/g, "").length + letters.length);
    return wish && { ...wish, label: `${wish.label}, ${count} letters`, also: [["letters", count]] };
  },
};

function letterCalled(called: string, label: string): Phrase<readonly string[]> {
  return {
    pattern: phrase(
      `(?:the |with |whose )*${called}(?: (?:is|being|of|be|should be|has to be|must be))?(?: an?)?:?(?: )?["'“‘]?([a-z])["'”’]?(?!\\p{L})`,
    ),
    parse: ([letter = ""]) => lettersIn(letter, label),
  };
}

/** "Ka- names". */
export const BEFORE_HYPHEN: Phrase<readonly string[]> = {
  pattern: phrase("([a-z]{1,4})-(?= (?:(?:baby|girl|boy|unisex)(?:[’']?s|s[’'])? )*names?)"),
  parse: ([letters = ""]) => lettersIn(letters, "Starts with"),
};

/** "With sh": two letters that are no word. */
export const TWO_LETTERS: Phrase<readonly string[]> = {
  pattern: phrase(
    "(?:with|has|have|having) (?:an? |the )?(?!(?:an|my|no|so|of|me|us|it|in|on|at|by|do|go|he|we|be|is|as|or|up|to|am|if|ok|nn)(?!\\p{L}))([a-z]{2})(?!\\p{L})(?:[ -]sounds?)?",
  ),
  parse: ([letters = ""]) => lettersIn(letters, "Contains"),
};

/** "Same letter as Emma". */
export const SAME_AS: Phrase<readonly string[]> = {
  pattern: phrase(
    "(?:the )?same (?:first )?(?:letter|initial)s? as (?!(?:the )?(?:first|last|middle|mine|me|us|each|ours|my|our|his|her|dad|mom)(?!\\p{L}))([\\p{L}\\p{M}]+)",
  ),
  parse: ([name = ""]) => lettersIn(foldName(name).slice(0, 1), "Starts with"),
};

/** "Without trendy endings like aiden". */
export const ENDINGS_LIKE: Phrase<readonly string[]> = {
  pattern: phrase(
    "(?:without|no|not|nothing with|avoid(?:ing)?|hates?|(?:don[’']?t|do not) (?:want|like))(?: (?:any|the|those|that|\\p{L}+))? (?:endings?|ends?) like [-\"'“]?([a-z]{2,6})[\"'”]?(?:(?:,| or| and) [-\"'“]?([a-z]{2,6})[\"'”]?)?",
  ),
  parse: ([one = "", other = ""]) =>
    lettersIn([one, other].filter(Boolean).join(" or "), "Not ending in", "-"),
};

/** "So tired of everyone naming their kid something ending in aiden". */
export const TIRED_OF_ENDING: Phrase<readonly string[]> = {
  pattern: phrase(
    "(?:(?:so|too|way) many|(?:sick|tired|bored|fed up|done|over it)(?: (?:and tired|of|with))+|every(?:one|body)(?:[’']?s)?(?: is| are)? (?:naming|naming|named|using|picking)|all)(?: \\p{L}+){0,6}? (?:that |which )?(?:end|ends|ending|endings) (?:with|in|on) [-\"'“]?([a-z]{1,6})[\"'”]?(?:(?:,| or| and) [-\"'“]?([a-z]{1,6})[\"'”]?)?",
  ),
  parse: ([one = "", other = ""]) =>
    lettersIn([one, other].filter(Boolean).join(" or "), "Not ending in", "-"),
};

/** "No more y endings". */
export const NO_ENDINGS: Phrase<readonly string[]> = {
  pattern: phrase(
    "(?:no|not|without|avoid(?:ing)?|hates?|(?:don[’']?t|do not) (?:want|like))(?: (?:more|any|an?|the|those|another))* [-–\"'“‘]?(?!girl|boy|baby|name|bad|sad|big|odd)([a-z]{1,4})[\"'”’]?[ -]endings?",
  ),
  parse: ([letters = ""]) => lettersIn(letters, "Not ending in", "-"),
};
