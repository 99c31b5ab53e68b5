import { lettersIn } from "./letters-in.ts";
import { type Phrase, phrase } from "./phrase.ts";

/** "First letter k", "the last letter is e". */
export const FIRST_LETTER = letterCalled("(?:first|starting|beginning) (?:letters?|initial)", "Starts with");
export const LAST_LETTER = letterCalled("(?:last|ending|final) letters?", "Ends with");

function letterCalled(called: string, label: string): Phrase<readonly string[]> {
  return {
    pattern: phrase(
      `(?:the |with |whose )*${called}(?: (?:is|being|of|be|should be|has to be|must be))?(?: an?)?:?(?: )?["'“‘]?([a-z])["'”’]?(?!\\p{L})`,
    ),
    parse: ([letter = ""]) => lettersIn(letter, label),
  };
}
