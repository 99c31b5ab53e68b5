import { foldName } from "#domain/names/entry/name.ts";
import { type Phrase, phrase, type Wish } from "./phrase.ts";
import { LONGEST_PART } from "./query-problem.ts";

type Letters = readonly string[];

const ONE_RUN = "[-–\"'“‘]*[\\p{L}\\p{M}]+(?:[-'’][\\p{L}\\p{M}]+)*";
const SOME_LETTERS = `((?:the )?(?:letters? )?${ONE_RUN}(?:["'”’]?(?:,? or |/)${ONE_RUN})*)["'”’-]*`;
const NOT = "(?:that )?(?:not|no|without|don[’']?t|do not|doesn[’']?t|does not)";
const STARTING = "(?:start|starts|starting|begin|begins|beginning)(?: with| in) ";
const ENDING = "(?:end|ends|ending|endings)(?: (?:with|in|on) | (?=[-–]))";
/** Words after "not" that say something else than an ending. */
const NO_ENDING = /^(?:(?:start|begin|end|mean)\p{L}*|like|too|very|so|an?|the|from|for|in|on|of)(?!\p{L})/iu;

/** Letters after words of a pattern: "starts with ma or jo" after "starts with ", called "Starts with ma or jo". */
export function lettersAfter(words: string, label: string): Phrase<Letters> {
  return {
    pattern: phrase(`(?:that )?${words}${SOME_LETTERS}`),
    parse: ([letters = ""]) => lettersIn(letters, label),
  };
}

export const STARTS_PHRASES = [lettersAfter(STARTING, "Starts with")];

export const ENDS_PHRASES = [lettersAfter(ENDING, "Ends with")];

export const NOT_ENDING_PHRASES: readonly Phrase<Letters>[] = [
  {
    pattern: phrase(`${NOT} ${ENDING}${SOME_LETTERS}|${NOT} (?=[-–])${SOME_LETTERS}|not ${SOME_LETTERS}`),
    parse: ([ending, hyphened, bare = ""], { isRule }) =>
      NO_ENDING.test(bare) || isRule(bare)
        ? null
        : lettersIn(ending || hyphened || bare, "Not ending in", "-"),
  },
];

/** "m", "ma or jo", "the letter m". */
function lettersIn(text: string, label: string, sign = ""): Wish<Letters> | null {
  const value = text
    .replace(/^(?:the\s+)?(?:letters?\s+)?(?=.)/iu, "")
    .split(/,?\s+or\s+|\//i)
    .map(foldName)
    .filter((part) => part !== "" && part.length <= LONGEST_PART);
  if (value.length === 0) return null;
  return { value, label: `${label} ${value.map((part) => sign + part).join(" or ")}` };
}
