import { foldName } from "#domain/names/entry/name.ts";
import { type TextRange, wordOf } from "./parse-phrase.ts";
import { isGrammar, isLeading, isNaming, isQuiet, isTaste, isJoining, SEVERAL_NAMES } from "./small-words.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What words beside wishes are: a name, a meaning, or nothing that was understood. */
export type Leftover = {
  readonly kind: "name" | "meaning" | "unknown";
  readonly range: TextRange;
  readonly words: readonly TextRange[];
};

const LONGEST_NAME = 3;
const CALLED = /(?<!\p{L})(?:named|called)\s+$/iu;

/**
 * Judges a run of words that no rule has understood. A name or a meaning is all of the run ("strong", "with a gift", "mary
 * ann"): of a sentence ("our dog would like") no word is picked out.
 */
export function judgeLeftover(
  text: string,
  run: readonly TextRange[],
  { isName, knowsMeaning }: Pick<Vocabulary, "isName" | "knowsMeaning">,
): Leftover | null {
  const words = withoutEnds(text, run);
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) return null;
  const range = { from: first.from, to: last.to };
  const said = wordOf(text, range);
  const written = words.map((word) => wordOf(text, word));
  // "a boy called jaksson": a name, however it is spelled.
  if (words.length === 1 && CALLED.test(text.slice(0, range.from))) return { kind: "name", range, words };
  const isWhole = !written.some(isGrammar) && !written.some(isTaste);
  if (isWhole) {
    const isMeaning = knowsMeaning(said);
    const name = words.length <= LONGEST_NAME && isName(foldName(said));
    if (name && !(isMeaning && SEVERAL_NAMES.test(text))) return { kind: "name", range, words };
    if (isMeaning) return { kind: "meaning", range, words };
  }
  const unknown = unknownWords(text, words);
  return unknown.length === 0 ? null : { kind: "unknown", range, words: unknown };
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
  const isBefore = (word: TextRange) => isNamed(word) || isLeading(wordOf(text, word));
  const start = run.findIndex((word) => !isBefore(word));
  const end = run.findLastIndex((word) => !isNamed(word) && !isTrailing(wordOf(text, word)));
  return start === -1 ? [] : run.slice(start, end + 1);
}

function isTrailing(word: string): boolean {
  return isLeading(word) || /^(?:please|thanks?|lol|pls|plz)$/i.test(word);
}
