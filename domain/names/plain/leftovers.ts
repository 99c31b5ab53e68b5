import { foldName } from "#domain/names/entry/name.ts";
import { SKIN } from "./plain-origins.ts";
import { type ParsedPhrase, parsePhraseAt, type TextRange, wordOf } from "./parse-phrase.ts";
import {
  isGrammar,
  isLeading,
  isNaming,
  isQuiet,
  isTaste,
  isJoining,
  NAMES,
  SEVERAL_NAMES,
} from "./small-words.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What words beside wishes are: a name, a meaning, or nothing that was understood. */
export type Leftover = {
  readonly kind: "name" | "theme" | "meaning" | "unknown";
  readonly range: TextRange;
  readonly words: readonly TextRange[];
  /** Of a theme: what it asks; its words are those beside it. */
  readonly asks?: ParsedPhrase;
  /** Beside other wishes it takes no name away. */
  readonly isTaste?: true;
};

/** "Girl names end": a rule that is still being typed, and no meaning. */
const BEGUN = /^(?:ends?|starts?|begins?|finish|with|without|contain(?:s|ing)?|rank(?:ed|s)?)$/i;
const LONGEST_NAME = 3;
const CALLED = /(?<!\p{L})(?:named|called)\s+$/iu;

/**
 * Judges a run of words that no rule has understood. A name or a meaning is all of the run ("strong", "with a gift", "mary
 * ann"): of a sentence ("our dog would like") no word is picked out.
 */
export function judgeLeftover(
  text: string,
  run: readonly TextRange[],
  { isName, knowsMeaning, themes }: Pick<Vocabulary, "isName" | "knowsMeaning" | "themes">,
): Leftover | null {
  const words = withoutEnds(text, run);
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return null;
  const range = { from: first.from, to: last.to };
  const said = wordOf(text, range);
  if (BEGUN.test(said) && text.slice(range.to).trim() === "") return null;
  const written = words.map((word) => wordOf(text, word));
  // "a boy called jaksson": a name, however it is spelled.
  if (words.length === 1 && CALLED.test(text.slice(0, range.from))) return { kind: "name", range, words };
  const ofSkin = isOfSkin(text, last, written);
  const isWhole = !written.some(isGrammar) && !written.some(isTaste) && !ofSkin;
  if (isWhole) {
    const name = words.length <= LONGEST_NAME && isName(foldName(said));
    // "Strong one syllable boy names": the theme, though the word stands away from "names".
    const asks = isOfNames(text) && !written.every(isQuiet) ? themeCalled(said, themes) : null;
    const isMeaning = asks === null && knowsMeaning(said);
    const isOther = isMeaning || asks !== null;
    if (name && !(isOther && SEVERAL_NAMES.test(text))) return { kind: "name", range, words };
    if (asks !== null) return { kind: "theme", range, words: [], asks };
    if (isMeaning) return { kind: "meaning", range, words };
  }
  // "Spooky cute": beside words of taste, one of a theme.
  const theme = isOfNames(text) && !ofSkin ? themeAmong(text, words, themes) : null;
  if (theme !== null) return theme;
  const taste = isOfNames(text) && !ofSkin ? tasteAlone(text, words, themes) : null;
  if (taste !== null) return taste;
  const manner = isOfNames(text) && !ofSkin ? mannerFirst(text, words, themes) : null;
  if (manner !== null) return manner;
  const ofChild = themeOfChild(text, words, themes);
  if (ofChild !== null) return ofChild;
  const unknown = unknownWords(text, words);
  return unknown.length === 0 ? null : { kind: "unknown", range, words: unknown };
}

/** "Earthy hippie boy": no word says that names are meant, and a child at the end does. */
const CHILD_LAST = /(?<!\p{L})(?:boys?|girls?|daughters?|sons?)[\s.!]*$/iu;

function isOfNames(text: string): boolean {
  return NAMES.test(text) || CHILD_LAST.test(text);
}

/** Whether people are spoken of by their skin: "brown boy names" mean no color. */
export function isOfSkin(text: string, last: TextRange, written: readonly string[]): boolean {
  return written.some((word) => SKIN.test(word)) && BEFORE_PEOPLE.test(text.slice(last.to));
}

const LITTLE = /^(?:little|lil|tiny|sweet)$/i;
const CHILD_BEHIND = /^\s+(?:boys?|girls?|bab(?:y|ies)|guy|gal|man|lady)(?!\p{L})/iu;

/** "For a little country boy". */
function themeOfChild(
  text: string,
  words: readonly TextRange[],
  themes: Vocabulary["themes"],
): Leftover | null {
  const [little, range, ...more] = words.filter((word) => !isGrammar(wordOf(text, word)));
  if (little === undefined || range === undefined || more.length > 0 || !NAMES.test(text)) return null;
  if (!LITTLE.test(wordOf(text, little)) || !CHILD_BEHIND.test(text.slice(range.to))) return null;
  const asks = themeCalled(wordOf(text, range), themes);
  return asks && { kind: "theme", range, words: [], asks };
}

/** "Brown boy names": what stands before is said of people. */
const BEFORE_PEOPLE =
  /^(?:[ -]skin(?:ned)?)?\s+(?:baby\s+)?(?:boys?|girls?|bab(?:y|ies)|people|kids?|child(?:ren)?|son|daughter|skin(?:ned)?)(?!\p{L})/iu;

function themeAmong(
  text: string,
  words: readonly TextRange[],
  themes: Vocabulary["themes"],
): Leftover | null {
  const [range, ...more] = words.filter((word) => !isTaste(wordOf(text, word)));
  if (range === undefined || words.length === 1) return null;
  // "Strong independent": of two themes the first; the other is told.
  if (more.some((word) => isQuiet(wordOf(text, word)) || themeCalled(wordOf(text, word), themes) === null))
    return null;
  const said = wordOf(text, range);
  const asks = isQuiet(said) ? null : themeCalled(said, themes);
  // "Earthy hippie": the same twice.
  const isSaid = (word: TextRange) => themeCalled(wordOf(text, word), themes)?.label === asks?.label;
  return (
    asks && { kind: "theme", range, words: words.filter((word) => word !== range && !isSaid(word)), asks }
  );
}

const SOMEWHAT = /^(?:kind|sort|bit|kinda|sorta)$/i;

/** "Kind of cool but classic": a taste that is a theme, away from "names", beside other tastes and words that say nothing. */
function tasteAlone(
  text: string,
  words: readonly TextRange[],
  themes: Vocabulary["themes"],
): Leftover | null {
  const said = words.filter((word) => !isGrammar(wordOf(text, word)) && !SOMEWHAT.test(wordOf(text, word)));
  if (!said.every((word) => isTaste(wordOf(text, word)))) return null;
  const range = said.find((word) => themeCalled(wordOf(text, word), themes) !== null);
  const asks = range && themeCalled(wordOf(text, range), themes);
  if (range === undefined || !asks) return null;
  return {
    kind: "theme",
    range,
    words: unknownWords(
      text,
      said.filter((word) => word !== range),
    ),
    asks,
    isTaste: true,
  };
}

/** "Preppy east coast": how they are to be, and where that is said to be so. */
const MANNER = /(?:[^aeiou]y|ie|ish|ic|ern|esque)$/i;

function mannerFirst(
  text: string,
  words: readonly TextRange[],
  themes: Vocabulary["themes"],
): Leftover | null {
  const [range, ...others] = words;
  if (range === undefined || others.length === 0) return null;
  const said = wordOf(text, range);
  const asks = MANNER.test(said) && !isQuiet(said) ? themeCalled(said, themes) : null;
  const left = unknownWords(text, others);
  return asks && left.length > 0 ? { kind: "theme", range, words: left, asks } : null;
}

/** What words ask of themes, if all of them together do. */
function themeCalled(said: string, themes: Vocabulary["themes"]): ParsedPhrase | null {
  const asks = parsePhraseAt(`${said} names`, 0, themes);
  return asks?.kind === "theme" && asks.to === said.length ? asks : null;
}

/** Of words that were not understood, those that are worth saying so. */
export function unknownWords(text: string, words: readonly TextRange[]): readonly TextRange[] {
  const isTold = (word: TextRange | undefined) => word !== undefined && !isQuiet(wordOf(text, word));
  return words.filter(
    (word, place) =>
      isTold(word) ||
      (isJoining(wordOf(text, word)) && (isTold(words[place - 1]) || isTold(words[place + 1]))),
  );
}

/** Without words that lead into it, and those that say that names are meant. */
function withoutEnds(text: string, run: readonly TextRange[]): readonly TextRange[] {
  const isNamed = (word: TextRange) => isNaming(wordOf(text, word)) || SEVERAL_NAMES.test(wordOf(text, word));
  const isBefore = (word: TextRange) =>
    isNamed(word) || isLeading(wordOf(text, word)) || ASKED.test(wordOf(text, word));
  const start = run.findIndex((word) => !isBefore(word));
  const end = run.findLastIndex((word) => !isNamed(word) && !isTrailing(wordOf(text, word)));
  return start === -1 ? [] : run.slice(start, end + 1);
}

/** "Can someone suggest a strong name": who asks whom. */
const ASKED =
  /^(?:can|could|someone|somebody|anyone|anybody|please|suggest|recommend|help|find|give|show|me|us|i|we|want|need)$/i;

function isTrailing(word: string): boolean {
  return isLeading(word) || /^(?:please|thanks?|lol|pls|plz)$/i.test(word);
}
