import type { NameId } from "#domain/names/entry/name.ts";
import { NO_RULES, type NameRules } from "#domain/names/browse/name-rules.ts";
import type { Chip } from "#domain/names/search/names-answer.ts";
import { judgeLeftover, type Leftover, unknownWords } from "./leftovers.ts";
import { mendSlips } from "./mend-slips.ts";
import { type TextRange, wordOf, wordsIn } from "./parse-phrase.ts";
import { isLoneWord, type PlainQuery, readPlainQuery } from "./plain-query.ts";
import { readWithoutWish } from "./read-without-wish.ts";
import { isGrammar, isTaste, NAMES } from "./small-words.ts";
import { foldName } from "#domain/names/entry/name.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What a text asks for, and what of it was not understood. */
export type Reading = {
  readonly chips: readonly Chip[];
  readonly rules: NameRules;
  /** Words to be looked for in meanings only. */
  readonly means: string | null;
  /** Names that those wanted are like, folded. */
  readonly like: readonly NameId[];
  /** What is to be searched as a name or a meaning. */
  readonly rest: string;
  /** Names in a row, in place of it: "luna or nova". */
  readonly row: readonly string[];
  /** As they were typed: they decide nothing. */
  readonly notUnderstood: readonly string[];
  /** Neither a wish nor a name is in it. */
  readonly isNothing: boolean;
  /** The same without what was only guessed to be a name or a meaning: for when no name is all that is asked for. */
  readonly otherwise: Reading | null;
};

const NOTHING: Reading = {
  chips: [],
  rules: NO_RULES,
  means: null,
  like: [],
  rest: "",
  row: [],
  notUnderstood: [],
  isNothing: true,
  otherwise: null,
};

/**
 * Reads what parents write: wishes, each a chip; a name or a meaning beside them; and words that were not understood. Slips in
 * words of wishes are mended where the word is nothing else. One word is a name or a meaning, and never a wish.
 */
export function readWishes(text: string, vocabulary: Vocabulary): Reading {
  const words = wordsIn(text);
  if (isLoneWord(text)) return { ...NOTHING, rest: text.trim(), isNothing: false };
  const read = readAsWritten(text, vocabulary);
  const { isName, knowsMeaning } = vocabulary;
  const slips = words.filter((word) => {
    const written = wordOf(text, word);
    if (read.chips.some(({ from, to }) => word.from >= from && word.to <= to)) return false;
    const isOther = isGrammar(written) || isTaste(written) || isName(foldName(written));
    return !isOther && !knowsMeaning(written);
  });
  const mended = slips.length === 0 ? null : mendSlips(text, slips);
  return mended === null ? read : inTyped(readAsWritten(mended.text, vocabulary), mended.typed);
}

function readAsWritten(text: string, vocabulary: Vocabulary): Reading {
  const plain = readPlainQuery(text, vocabulary.themes);
  if (plain.parts.length === 0) {
    const { label, range, notUnderstood, ...bare } = readWithoutWish(text, plain.rest, vocabulary);
    const chips: Chip[] = range === null ? [] : [{ kind: "meaning", label, rule: label, ...range }];
    return { ...NOTHING, ...bare, chips, notUnderstood: notUnderstood.map((word) => wordOf(text, word)) };
  }
  const leftovers = plain.left.flatMap((run) => judgeLeftover(text, run, vocabulary) ?? []);
  const said = meaningsKnown(plain, vocabulary);
  const isGuess = ({ kind }: Leftover) => kind !== "unknown";
  const whole = joined(text, plain, said, leftovers);
  if (!leftovers.some(isGuess)) return whole;
  const doubted = leftovers.map((leftover): Leftover =>
    isGuess(leftover)
      ? { ...leftover, kind: "unknown", words: unknownWords(text, leftover.words) }
      : leftover,
  );
  return { ...whole, otherwise: joined(text, plain, said, doubted) };
}

type SaidMeaning = { readonly chip: Chip; readonly means: string; readonly unknown: readonly string[] };

/** "means spaghetti": a meaning that no name has was not understood. */
function meaningsKnown(plain: PlainQuery, vocabulary: Vocabulary): readonly SaidMeaning[] {
  const chips = plain.parts.filter(({ kind }) => kind === "meaning");
  return plain.meanings.flatMap((means, place) => {
    const chip = chips[place];
    if (chip === undefined) return [];
    if (vocabulary.knowsMeaning(means)) return { chip, means, unknown: [] };
    const words = wordsIn(means).map((word) => wordOf(means, word));
    const known = words.filter(vocabulary.beginsMeaning);
    const unknown = words.filter((word) => !known.includes(word) && !isGrammar(word));
    return {
      chip,
      means: unknown.length === 0 ? means : known.filter((word) => !isGrammar(word)).join(" "),
      unknown,
    };
  });
}

/** Everything that was read, put together. */
function joined(
  text: string,
  plain: PlainQuery,
  said: readonly SaidMeaning[],
  leftovers: readonly Leftover[],
): Reading {
  const dropped = new Set(said.flatMap(({ chip, means }) => (means === "" ? [chip] : [])));
  const meant = leftovers.filter(({ kind }) => kind === "meaning");
  const textsOf = (kind: Leftover["kind"]) =>
    leftovers.flatMap((leftover) => (leftover.kind === kind ? [wordOf(text, leftover.range)] : []));
  const guessed = meant.map(({ range }): Chip => {
    const label = `Means ${wordOf(text, range)}`;
    return { kind: "meaning", label, rule: label, ...range };
  });
  const chips = [...plain.parts.filter((part) => !dropped.has(part)), ...guessed].toSorted(
    (one, other) => one.from - other.from,
  );
  const unknown = leftovers.flatMap(({ kind, words }) =>
    kind === "unknown" ? words.map((word) => wordOf(text, word)) : [],
  );
  const notUnderstood = [...said.flatMap((each) => each.unknown), ...unknown];
  const rest = textsOf("name").join(" ");
  const means = [...said.map((each) => each.means), ...textsOf("meaning")].filter((each) => each !== "");
  if (chips.length === 0 && rest === "") return { ...NOTHING, notUnderstood };
  // "chinese food delivery": more was left over than understood, and no word says that names are meant.
  const asksNames = NAMES.test(text) || chips.some(({ kind }) => ASKING_KINDS.has(kind));
  if (!asksNames && rest === "" && notUnderstood.length > chips.length) return { ...NOTHING, notUnderstood };
  return {
    ...NOTHING,
    chips,
    rules: plain.rules,
    like: plain.like,
    means: means.length === 0 ? null : means.join(" "),
    rest,
    notUnderstood,
    isNothing: false,
  };
}

/** Wishes that nobody has but of names. */
const ASKING_KINDS: ReadonlySet<string> = new Set(["sex", "pattern", "meaning", "relation", "fact"]);

/** A reading of a mended text, told of the text as it was typed. */
function inTyped(read: Reading, typed: (range: TextRange) => TextRange): Reading {
  return {
    ...read,
    chips: read.chips.map((chip) => ({ ...chip, ...typed(chip) })),
    otherwise: read.otherwise && inTyped(read.otherwise, typed),
  };
}
