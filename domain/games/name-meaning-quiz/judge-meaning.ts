import { isTrusted } from "#domain/games/pool/is-trusted.ts";
import type { MeaningItem } from "./item.ts";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { meaningsOf } from "#domain/names/entry/themes-of.ts";
import { wordsOf } from "#domain/names/entry/words-of.ts";
import {
  areForms,
  type Doubts,
  doubtsOf,
  entryOf,
  type Known,
  optionDoubts,
} from "#domain/games/pool/known.ts";

/** A gloss that gives a choice, or says that it is a guess. */
const UNSETTLED = /;|\b(or|also|perhaps|probably|possibly|maybe)\b/;

/** Words of five letters on that begin alike are one word here: victory and victorious. */
const STEM_LETTERS = 5;

/** Words that stand in every other note. */
const SAYS_LITTLE = new Set(
  "he name one given has man men young old new little great first god people son".split(" "),
);

/** Doubts about a question for a name's meaning, or for the name with a meaning. */
export function judgeMeaning(item: MeaningItem, known: Known): Doubts {
  const entry = entryOf(known, item.name);
  if (entry === undefined) return ["not in the collection"];
  const asksMeaning = item.correct === entry.meaning;
  const wrong = item.options.filter((option) => option !== item.correct);
  const bearers = wrong.map((option) =>
    asksMeaning ? bearersOf(known, option) : bearerNamed(known, option),
  );
  const sameOrigin = bearers.filter((of) => of.every(({ origin }) => origin === entry.origin));
  return [
    ...optionDoubts(item.options, item.correct),
    ...doubtsOf(
      !isTrusted(entry) && "the meaning is disputed or unknown",
      entry.alsoFrom !== undefined && "the name has another origin, and another meaning there",
      UNSETTLED.test(entry.meaning) && "the meaning is not one",
      !asksMeaning && item.correct !== entry.name && "the answer is neither its meaning nor its name",
      !item.question.includes(asksMeaning ? item.name : entry.meaning) && "asks for something else",
      sameOrigin.length > 1 && "two wrong answers of the same origin",
    ),
    ...bearers.flatMap((of, at) =>
      of.length === 0
        ? [`${wrong[at]} is no meaning and no name`]
        : of.flatMap((other) => clash(entry, other, asksMeaning, known)),
    ),
  ];
}

function bearersOf({ entries }: Known, meaning: string): readonly CuratedName[] {
  return [...entries.values()].filter((entry) => entry.meaning === meaning);
}

function bearerNamed(known: Known, name: string): readonly CuratedName[] {
  const entry = entryOf(known, name);
  return entry === undefined ? [] : [entry];
}

/** Why the other's meaning might be true of the name, or the other name have the meaning that is asked for. */
function clash(entry: CuratedName, other: CuratedName, asksMeaning: boolean, { themes }: Known): Doubts {
  const [own, others] = [entry, other].map(({ name }) => meaningsOf(foldName(name), themes));
  const shared = (own ?? []).filter((id) => others?.includes(id));
  const told = asksMeaning ? tellsOf(entry, other.meaning) : tellsOf(other, entry.meaning);
  return doubtsOf(
    shared.length > 0 && `${other.name}, ${other.meaning}: both are of ${shared.join(", ")}`,
    told !== undefined && `${other.name}, ${other.meaning}: “${told}” is told of both`,
    areForms(entry, other) && `${other.name} is a form of ${entry.name}`,
  );
}

/** A word of the meaning that stands in the gloss or the note of a name. */
function tellsOf({ meaning, note }: CuratedName, asked: string): string | undefined {
  const told = new Set(wordsOf(`${meaning} ${note}`).map(stem));
  const words = wordsOf(asked);
  const telling = words.filter((word) => !SAYS_LITTLE.has(word));
  return (telling.length > 0 ? telling : words).find((word) => told.has(stem(word)));
}

function stem(word: string): string {
  return word.slice(0, STEM_LETTERS);
}
