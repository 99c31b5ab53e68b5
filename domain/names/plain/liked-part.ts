import { foldName, type NameId } from "#domain/names/entry/name.ts";
import { wordOf, wordsIn } from "./parse-phrase.ts";
import type { Reading } from "./reading.ts";
import { isTaste, NAMES } from "./small-words.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { likedFrom } from "./who-likes.ts";

/**
 * What somebody likes, of a text that begins with who does, each character where it was: of "I like soft French" soft French
 * names. Null where nobody says so, or names are liked ("I like Hazel").
 */
export function likedPart(text: string, { isName }: Pick<Vocabulary, "isName">): string | null {
  const from = likedFrom(text);
  if (from === null) return null;
  const said = text.slice(from);
  if (wordsIn(said).every((word) => isName(foldName(wordOf(said, word))))) return null;
  return `${" ".repeat(from)}${said}${NAMES.test(said) ? "" : " names"}`;
}

/** Whether a reading of what is liked is one of names: no name in it, and less left over than was understood ("we want a refund"). */
export function isOfTaste({ chips, rest, like, notUnderstood }: Reading): boolean {
  const left = notUnderstood.filter((word) => !isTaste(word)).length;
  // A meaning may be guessed, of whatever somebody likes.
  const sure = chips.filter(({ kind }) => kind !== "meaning").length;
  return rest === "" && like.length === 0 && sure > left;
}

/** A reading of a text behind which more words were read. */
export function withinText(read: Reading, text: string): Reading {
  return {
    ...read,
    chips: read.chips.map((each) => ({ ...each, to: Math.min(each.to, text.length) })),
    otherwise: read.otherwise && withinText(read.otherwise, text),
  };
}

/** "Mary Ann" is a name; "Maeve Nora" are two. */
export function likedNames(words: string, isName: Vocabulary["isName"]): readonly NameId[] {
  const whole = foldName(words);
  return !words.includes(" ") || isName(whole) ? [whole] : words.split(" ");
}
