import { foldName } from "#domain/names/entry/name.ts";
import { isOfSkin, unknownWords } from "./leftovers.ts";
import { type TextRange, wordOf, wordsIn } from "./parse-phrase.ts";
import {
  isAsking,
  isLeading,
  isNaming,
  isTaste,
  NAMES,
  ONE_NAME,
  QUESTION,
  SEVERAL_NAMES,
} from "./small-words.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What several words are that hold no wish. */
type Bare = {
  readonly rest: string;
  /** Names in a row: each is searched. */
  readonly row: readonly string[];
  readonly means: string | null;
  /** Where the words of a meaning stand. */
  readonly range: TextRange | null;
  readonly notUnderstood: readonly TextRange[];
  readonly isNothing: boolean;
};

const NO_ANSWER: Bare = {
  rest: "",
  row: [],
  means: null,
  range: null,
  notUnderstood: [],
  isNothing: true,
};

/** "Water or fire", "bear or fox names": no gloss says both, and each is a meaning; two names alone are a choice between them. */
function isChoiceOfMeanings(said: string, { knowsMeaning, isName }: Vocabulary, isOfNames: boolean): boolean {
  const each = said.split(/\s+or\s+/i);
  const areNames = !isOfNames && each.every((one) => isName(foldName(one)));
  return each.length > 1 && !areNames && each.every(knowsMeaning);
}

/** Names in a row: "olivia rose". */
const MOST_NAMES = 3;
/** What is no longer may be any word. */
const LONGEST_WORD = 3;
const CHOICE = /\p{L}\s+(?:or|vs\.?|versus)\s+\p{L}/iu;

/**
 * Reads a text of several words without a wish: a name in parts, a meaning, a name with words around it, names in a row. All of
 * it must be that, or nothing of it is: from "what time does the pharmacy close" no word is picked out.
 */
export function readWithoutWish(text: string, rest: string, vocabulary: Vocabulary): Bare {
  const { isName, isOnRecord, isNearName, knowsMeaning } = vocabulary;
  const found = (words: string): Bare => ({ ...NO_ANSWER, rest: words, isNothing: false });
  const isAside = rest !== text.trim();
  if (isAside || isName(foldName(text))) return found(rest);
  const all = wordsIn(text);
  const words = all.filter((word) => !isAsking(wordOf(text, word)));
  const [first, last] = [words[0], words.at(-1)];
  // "baby names": the names that are given most.
  if (first === undefined || last === undefined) return NAMES.test(text) ? found("") : NO_ANSWER;
  const range = { from: first.from, to: last.to };
  const said = wordOf(text, range);
  const written = words.map((word) => wordOf(text, word));
  const joined = foldName(written.join(""));
  const isSeveral = SEVERAL_NAMES.test(text);
  const isQuestion = QUESTION.test(text) && !NAMES.test(text);
  const before = all.filter(({ to }) => to <= first.from).map((word) => wordOf(text, word));
  const isSaid = before.every((word) => isLeading(word) || isNaming(word) || SEVERAL_NAMES.test(word));
  const isMeaning =
    isSaid &&
    !isQuestion &&
    !written.every(isTaste) &&
    !isOfSkin(text, last, written) &&
    !written.some((word) => /\d/.test(word)) &&
    (knowsMeaning(said) || isChoiceOfMeanings(said, vocabulary, isSeveral));
  const notUnderstood = unknownWords(text, words);
  if (!isMeaning && isSeveral && notUnderstood.length === 0) return found("");
  if (isName(joined) && !(isMeaning && isSeveral)) return found(said);
  const names = written.filter((word) => isName(foldName(word)));
  const isAllNames = names.length === written.length;
  if ((isAllNames || !isMeaning) && isOnRecord(foldName(text))) return found(rest);
  if (isMeaning) return { ...found(""), means: said, range };
  const isNamed = all.every((word) => words.includes(word) || isNaming(wordOf(text, word)));
  if (written.length === 1) {
    const isMisspelled = !isSeveral && isNamed && (ONE_NAME.test(text) || isNearName(joined));
    return isMisspelled ? found(said) : { ...NO_ANSWER, notUnderstood };
  }
  const row = [...new Set(names)];
  // "Is it Catherine or Katherine": a question, and nothing but names in it.
  const isChoice = row.length > 1 && CHOICE.test(text);
  if (!isChoice && names.length > 0 && written.length <= MOST_NAMES && isNearName(joined)) return found(said);
  if (isAllNames && (!isQuestion || isChoice) && row.length <= MOST_NAMES) return { ...found(""), row };
  // A name beside a family name, or beside a word that is none where one name is asked for: "southern belle names" are no Belle.
  const isOneOfTwo = names.length === 1 && written.length === 2;
  if (
    isOneOfTwo &&
    !isQuestion &&
    !isSeveral &&
    (NAMES.test(text) || written.every((word) => isOnRecord(foldName(word))))
  ) {
    const [ahead = ""] = written;
    // "Annabell Lee": the first is nearly a name, and no family name stands first.
    if (!names.includes(ahead) && ahead.length > LONGEST_WORD && isNearName(foldName(ahead)))
      return { ...found(""), row: written };
    const others = notUnderstood.filter((word) => !names.includes(wordOf(text, word)));
    return { ...found(names.join(" ")), notUnderstood: others };
  }
  return { ...NO_ANSWER, notUnderstood };
}
