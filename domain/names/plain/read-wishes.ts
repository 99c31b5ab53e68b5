import { joinRules, NO_RULES } from "#domain/names/browse/name-rules.ts";
import { tastesBeside } from "./beside-others.ts";
import { besideDenied } from "./denied/beside-denied.ts";
import { hasDenial } from "./denied/denied-phrase.ts";
import { judgeLeftover, type Leftover, unknownWords } from "./leftovers.ts";
import { knownMeanings, meaningChip, type SaidMeaning, themeChip } from "./said-meanings.ts";
import { isMashed } from "./mashed.ts";
import { type Mended, mendSlips } from "./mend-slips.ts";
import { isOfTaste, likedNames, likedPart, withinText } from "./liked-part.ts";
import { isPairOfThemes, pairOfThings } from "./pairs.ts";
import { parsePhraseAt, wordOf, wordsIn } from "./parse-phrase.ts";
import { isLoneWord, type PlainQuery, readPlainQuery } from "./plain-query.ts";
import { NOTHING, type Reading } from "./reading.ts";
import { readWithoutWish } from "./read-without-wish.ts";
import { isGrammar, isLeading, isTaste, NAMES, SEVERAL_NAMES, SHORTHAND } from "./small-words.ts";
import { foldName } from "#domain/names/entry/name.ts";
import type { Chip } from "#domain/names/search/names-answer.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The beginning of a wish, and no slip of a name. */
const BEGUN =
  /^(?:hello|hey+|hi+|hiya|thanks|thx|okay|test|testing|meanings?|means|starting|starts|beginning|begins|ending|origins?|similar|something|looking)$/i;

/**
 * Reads what parents write: wishes, each a chip; a name or a meaning beside them; and words that were not understood. Slips in
 * words of wishes are mended where the word is nothing else. One word is a name or a meaning, and a wish only if it is neither.
 */
export function readWishes(text: string, vocabulary: Vocabulary): Reading {
  const wanted = (rest: string) => readWanted(rest, vocabulary);
  return hasDenial(text) ? besideDenied(text, vocabulary, wanted) : wanted(text);
}

function readWanted(text: string, vocabulary: Vocabulary): Reading {
  if (isLoneWord(text)) {
    const isStruck = isMashed(text.trim()) && !vocabulary.isOnRecord(foldName(text));
    const isNothing = isStruck || BEGUN.test(text.trim());
    return readAlone(text, vocabulary) ?? { ...NOTHING, rest: text.trim(), isNothing };
  }
  const liked = likedPart(text, vocabulary);
  const ofLiked =
    liked === null ? null : readAsked(liked, readPlainQuery(liked, vocabulary.themes), vocabulary);
  if (ofLiked !== null && isOfTaste(ofLiked)) return withinText(ofLiked, text);
  const pair = isPairOfThemes(text, vocabulary) ? readAlone(text, vocabulary) : null;
  if (pair !== null) return pair;
  const things = pairOfThings(text, vocabulary);
  if (things !== null) {
    const chip = meaningChip(things, { from: 0, to: text.length }, vocabulary);
    return { ...NOTHING, chips: [chip], means: things, isNothing: false };
  }
  const read = readAsWritten(text, vocabulary);
  const { isOnRecord, knowsMeaning } = vocabulary;
  const slips = wordsIn(text).filter((word) => {
    const written = wordOf(text, word);
    const isShort = Object.hasOwn(SHORTHAND, written.toLowerCase());
    // "Means lite": in a meaning, a word that is no other.
    const isRead = ({ kind, from, to }: Chip) =>
      word.from >= from && word.to <= to && !(isShort && kind === "meaning");
    if (read.chips.some(isRead)) return false;
    const isOther = isGrammar(written) || isTaste(written) || (!isShort && isOnRecord(foldName(written)));
    return !isOther && !knowsMeaning(written);
  });
  const mended = slips.length === 0 ? null : mendSlips(text, slips);
  return mended === null ? read : inTyped(readAsWritten(mended.text, vocabulary), mended);
}

/** "Unisex", "biblical", "boys": a wish that is said in one word, as if names were spoken of. */
function readAlone(text: string, vocabulary: Vocabulary): Reading | null {
  if (vocabulary.isName(foldName(text))) return null;
  const asked = `${text} names`;
  const read = readAsked(asked, readPlainQuery(asked, vocabulary.themes), vocabulary);
  if (read === null || read.chips.length === 0) return null;
  if (read.means !== null || read.notUnderstood.length > 0) return null;
  const isSaidAlone = ["sex", "theme"].includes(
    parsePhraseAt(text, wordsIn(text)[0]?.from ?? 0, vocabulary.themes)?.kind ?? "",
  );
  const isMeaning = isLoneWord(text) && !isTaste(text.trim()) && vocabulary.knowsMeaning(text.trim());
  if (!isSaidAlone && isMeaning) return null;
  return withinText(read, text);
}

function readAsWritten(text: string, vocabulary: Vocabulary): Reading {
  const plain = readPlainQuery(text, vocabulary.themes);
  const asked = readAsked(text, plain, vocabulary);
  if (asked !== null) return asked;
  // "Names that wiggle this year": what is said of the year is no wish, and what stands before it is read as ever.
  const isPart = !plain.isAside && plain.rest !== "" && text.includes(plain.rest);
  const [read, at] = isPart ? [plain.rest, text.indexOf(plain.rest)] : [text, 0];
  const { range, notUnderstood, ...bare } = readWithoutWish(read, plain.rest, vocabulary);
  const chips =
    range === null
      ? []
      : [meaningChip(wordOf(read, range), { from: range.from + at, to: range.to + at }, vocabulary)];
  return { ...NOTHING, ...bare, chips, notUnderstood: notUnderstood.map((word) => wordOf(read, word)) };
}

/** What a text with wishes asks for; null of one without. */
function readAsked(text: string, plain: PlainQuery, vocabulary: Vocabulary): Reading | null {
  if (plain.parts.length === 0) {
    const themes = themesAlone(text, plain, vocabulary);
    return themes.length === 0 ? null : joined(text, plain, [], themes, vocabulary);
  }
  const leftovers = plain.left.flatMap((run) => judgeLeftover(text, run, vocabulary) ?? []);
  const said = knownMeanings(plain, vocabulary);
  const isGuess = ({ kind }: Leftover) => kind !== "unknown";
  const { isName } = vocabulary;
  const named = { ...plain, like: plain.like.flatMap((words) => likedNames(words, isName)) };
  const whole = joined(text, named, said, leftovers, vocabulary);
  if (!leftovers.some(isGuess)) return whole;
  const doubted = leftovers.map((leftover): Leftover =>
    isGuess(leftover)
      ? { ...leftover, kind: "unknown", words: unknownWords(text, leftover.words) }
      : leftover,
  );
  return { ...whole, otherwise: joined(text, named, said, doubted, vocabulary) };
}

/** "Names, mythology": a theme that stands away from "names", and no other wish. */
function themesAlone(text: string, { rest }: PlainQuery, vocabulary: Vocabulary): readonly Leftover[] {
  if (!SEVERAL_NAMES.test(text) || rest !== text.trim() || vocabulary.isName(foldName(text))) return [];
  const words = wordsIn(text);
  // One word beside "names" is a theme or is none, whatever it means.
  const known = words.length > 2 ? vocabulary : { ...vocabulary, knowsMeaning: () => false };
  const found = judgeLeftover(text, words, known);
  return found?.kind === "theme" ? [found] : [];
}

/** Everything that was read, put together. */
function joined(
  text: string,
  plain: PlainQuery,
  said: readonly SaidMeaning[],
  all: readonly Leftover[],
  vocabulary: Vocabulary,
): Reading {
  const leftovers = tastesBeside(all, plain.parts);
  const parts = plain.parts.filter((part) => said.every(({ of }) => of !== part));
  const meant = leftovers.filter(({ kind }) => kind === "meaning");
  const textsOf = (kind: Leftover["kind"]) =>
    leftovers.flatMap((leftover) => (leftover.kind === kind ? [wordOf(text, leftover.range)] : []));
  const guessed = meant.map(({ range }) => meaningChip(wordOf(text, range), range, vocabulary));
  const themed = [...leftovers, ...said].flatMap(({ asks }) => asks ?? []);
  const ofThemes = leftovers.flatMap(({ asks, range }) => (asks === undefined ? [] : themeChip(asks, range)));
  const chips = [...parts, ...said.flatMap(({ chip }) => chip ?? []), ...guessed, ...ofThemes].toSorted(
    (one, other) => one.from - other.from,
  );
  const unknown = leftovers.flatMap(({ kind, words }) =>
    kind === "unknown" || kind === "theme" ? words.map((word) => wordOf(text, word)) : [],
  );
  const notUnderstood = [...said.flatMap((each) => each.unknown), ...unknown];
  const rest = textsOf("name").join(" ");
  const means = [...said.map((each) => each.means), ...textsOf("meaning")].filter((each) => each !== "");
  if (chips.length === 0 && rest === "") return { ...NOTHING, notUnderstood };
  // "chinese food delivery", "irish pub near me": no word says that names are meant, and more was left over than understood, or
  // what was left is a sentence.
  const asksNames =
    NAMES.test(text) || plain.asWell.length > 0 || chips.some(({ kind }) => ASKING_KINDS.has(kind));
  if (!asksNames && rest === "" && notUnderstood.length > 0) {
    if (notUnderstood.length > chips.length || isSentence(text, plain)) return { ...NOTHING, notUnderstood };
  }
  return {
    ...NOTHING,
    chips,
    rules: themed
      .filter(({ prefers }) => prefers === undefined)
      .reduce((rules, asks) => joinRules(rules, asks.rules), plain.rules),
    asWell: plain.asWell,
    homes: plain.homes,
    denied: plain.denied,
    first: [
      ...plain.first,
      ...themed.flatMap(({ prefers, rules }) => (prefers === true ? joinRules(NO_RULES, rules) : [])),
    ],
    like: plain.like,
    means: means.length === 0 ? null : means.join(" "),
    rest,
    notUnderstood,
    isNothing: false,
  };
}

function isSentence(text: string, { left }: PlainQuery): boolean {
  return left.some((run) =>
    run.some((word) => isGrammar(wordOf(text, word)) && !isLeading(wordOf(text, word))),
  );
}

/** Wishes that nobody has but of names. */
const ASKING_KINDS: ReadonlySet<string> = new Set(["sex", "pattern", "meaning", "relation", "fact"]);

/** A reading of a mended text, told of the text as it was typed. */
function inTyped(read: Reading, mended: Mended): Reading {
  return {
    ...read,
    chips: read.chips.map((chip) => ({ ...chip, ...mended.typed(chip) })),
    notUnderstood: read.notUnderstood.map(mended.asTyped),
    otherwise: read.otherwise && inTyped(read.otherwise, mended),
  };
}
