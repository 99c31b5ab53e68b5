import { foldName } from "./name.ts";
import { LENGTHS } from "./name-rules.ts";
import { ORIGIN_PATTERN, originsCalled } from "./plain-origins.ts";
import {
  bandCalled,
  capitals,
  lengthCalled,
  NUMBER_PATTERN,
  otherLengths,
  type PlainRule,
  syllablesCounted,
  withLetters,
} from "./plain-words.ts";
import type { Theme } from "./theme.ts";

type Phrase = {
  readonly pattern: RegExp;
  readonly rule: (words: readonly string[], themes: readonly Theme[]) => PlainRule | null;
};

const AND = "(?:\\s*[,/&]\\s*| and | or | )";
const UNISEX = `unisex|gender[ -]neutral|boys?${AND}girls?|girls?${AND}boys?`;
const LETTERS = "[-–\"'“‘]*[\\p{L}\\p{M}]+(?:[-'’][\\p{L}\\p{M}]+)*";
const SOME_LETTERS = `((?:the )?(?:letters? )?${LETTERS}(?:["'”’]?(?:,? or |/)${LETTERS})*)["'”’-]*`;
const NOT = "(?:that )?(?:not|no|without|don[’']?t|do not|doesn[’']?t|does not)";
const STARTING = "(?:start|starts|starting|begin|begins|beginning)(?: with| in)";
const ENDING = "(?:end|ends|ending|endings)(?: (?:with|in|on) | (?=[-–]))";
/** Words after "not" that say something else than an ending. */
const NO_ENDING = /^(?:(?:start|begin|end|mean)\p{L}*|like|too|very|so|an?|the|from|for|in|on|of)(?!\p{L})/iu;

/** The rules that people write, in the order in which they are tried. */
const PHRASES: readonly Phrase[] = [
  {
    pattern: phrase(
      `(${UNISEX})|((?:baby )?(?:girls?|girl[’']s|girls[’']|females?))|(?:baby )?(?:boys?|boy[’']s|boys[’']|males?)`,
    ),
    rule([unisex, girls]) {
      if (unisex !== "") return { rules: { gender: "unisex" }, label: "Unisex" };
      return girls === ""
        ? { rules: { gender: "boy" }, label: "Boys" }
        : { rules: { gender: "girl" }, label: "Girls" };
    },
  },
  {
    pattern: phrase(`(${ORIGIN_PATTERN})`),
    rule: ([words = ""]) => ({
      rules: { origins: originsCalled(words) },
      label: capitals(words.toLowerCase()),
    }),
  },
  {
    pattern: phrase(
      `(${NUMBER_PATTERN})(?:(?:-| or | to )(${NUMBER_PATTERN}))?(\\+| or more)?[ -]syllables?`,
    ),
    rule: ([first = "", last = "", more]) => syllablesCounted(first, more === "" ? last || first : "9"),
  },
  {
    pattern: phrase(`(${LENGTHS.join("|")})(?:[ -]length)?`),
    rule: ([word = ""]) => weak(lengthCalled(word)),
  },
  {
    pattern: phrase(`not (?:too |very |so |overly )?(${LENGTHS.join("|")})`),
    rule: ([word = ""]) => otherLengths(word),
  },
  {
    pattern: phrase("(?:very )?(common|popular|familiar|uncommon|unusual|rare|unique)"),
    rule: ([word = ""]) => weak(bandCalled(word)),
  },
  {
    pattern: phrase("not (?:too |very |so |overly )?(common|popular|rare|unusual)"),
    rule: ([word = ""]) => bandCalled(`not ${word}`),
  },
  {
    pattern: phrase(`(?:that )?${STARTING} ${SOME_LETTERS}`),
    rule: ([letters = ""]) => withLetters(letters, "", (starts) => ({ starts }), "Starts with"),
  },
  {
    pattern: phrase(`${NOT} ${ENDING}${SOME_LETTERS}|${NOT} (?=[-–])${SOME_LETTERS}|not ${SOME_LETTERS}`),
    rule: ([ending, hyphened, bare = ""], themes) =>
      NO_ENDING.test(bare) || ruleAt(bare, 0, themes) !== null
        ? null
        : withLetters(ending || hyphened || bare, "-", (notEnding) => ({ notEnding }), "Not ending in"),
  },
  {
    pattern: phrase(`(?:that )?${ENDING}${SOME_LETTERS}`),
    rule: ([letters = ""]) => withLetters(letters, "", (ends) => ({ ends }), "Ends with"),
  },
  {
    pattern: phrase("([\\p{L}]+)(?:[ -]themed?)"),
    rule([word = ""], themes) {
      const theme = themes.find(({ id, words }) => id === foldName(word) || words.includes(foldName(word)));
      return theme === undefined ? null : { rules: { themes: [theme.id] }, label: theme.label };
    },
  },
];

/** The rule that stands at a place of a text, and where it ends. */
export function ruleAt(text: string, from: number, themes: readonly Theme[]) {
  for (const { pattern, rule } of PHRASES) {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    const to = pattern.lastIndex;
    const words = match?.slice(1).map((word) => word ?? "");
    const read = words && rule(words, themes);
    if (read) return { ...read, to };
  }
  return null;
}

/** Matches from a place on, up to the end of a word; spaces of any kind and number. */
export function phrase(source: string): RegExp {
  return new RegExp(`(?:${source.replaceAll(" ", "\\s+")})(?![\\p{L}\\p{M}\\p{N}'’]|-\\p{L})`, "iuy");
}

function weak(rule: PlainRule | null): PlainRule | null {
  return rule && { ...rule, weak: true };
}
