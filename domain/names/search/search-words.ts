import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { glossWords, type GlossWord } from "#domain/names/entry/gloss-words.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { type NameTable, firstNotBefore } from "./search-table.ts";
import type { SearchTexts } from "./search-texts.ts";
import { inAll, wordListsOf } from "./search-word-lists.ts";
import { reasonsOf, type WordsOfEntry } from "./search-word-reasons.ts";
import type { Why } from "./why.ts";
import { wordsOf } from "#domain/names/entry/words-of.ts";

/**
 * Ranks of curated names by the words of their meaning and origin, best first: of a meaning, those that its gloss affirms,
 * first where it says nothing else; names whose gloss only supposes the word after the others.
 */
export type WordIndex = {
  /** Names with every word of the text; then those with one that is the same word in the place of some: "nobility" for "noble". */
  readonly whole: (words: readonly string[]) => readonly number[];
  /** Whether there are any such names. */
  readonly isKnown: (words: readonly string[]) => boolean;
  /**
   * The same, but of the last word of the text four letters or more are enough, unless they are a word themselves: "gift of g"
   * is not, "gracio" is "gracious", "bear" is no "bearer".
   */
  readonly begun: (words: readonly string[]) => readonly number[];
  /** Names with a word beside each of the text's: "sunny" for "sunshine". Names with the words themselves are not repeated. */
  readonly near: (words: readonly string[]) => readonly number[];
  /** Names with half of the words or more, those with the most of them first. */
  readonly some: (words: readonly string[]) => readonly number[];
  /** What in a name's entry answers these words, as it is written there; the words of a meaning before an origin. Names with the same reason share it. */
  readonly reasons: (words: readonly string[], said?: readonly string[]) => (rank: number) => Why | null;
};

const SHORTEST_BEGINNING = 4;

/** A part of many meanings, and none by itself: of "little star" the star is asked for. */
const SAYS_LITTLE_ALONE: ReadonlySet<string> = new Set(
  "little small tiny great big good god lord son daughter child man woman girl boy new old young people one place born day".split(
    " ",
  ),
);

/** Between the readings of a gloss, and between what it says of one. */
const READINGS = /;|(?<!\p{L})or(?!\p{L})/u;
const PHRASES = /[,;:]|(?<!\p{L})or(?!\p{L})/u;

/** What says that something is small, and what denies it: a large bird is no little one. */
const SMALL: ReadonlySet<string> = new Set(["little", "small", "tiny"]);
const LARGE: ReadonlySet<string> = new Set(["large", "great", "big", "huge", "giant"]);

/** Of so many names given most, those whose gloss says nothing else come first: Luna is "moon", and Jericho a city of it. */
const WELL_KNOWN = 1000;

export function createWordIndex(
  table: NameTable,
  curated: readonly CuratedName[],
  { nearWords, wordsOfKinds, sameWords }: SearchTexts,
): WordIndex {
  const [near, same] = [wordListsOf(nearWords), wordListsOf(sameWords)];
  const ofKind = new Map(Object.entries(wordsOfKinds));
  const wordsOfEntry = createWordsOfEntry();
  const entries = new Map(
    curated.map((entry): [number, WordsOfEntry] => [table.rankOf(foldName(entry.name)), wordsOfEntry(entry)]),
  );
  const ranksOf = fileWords(entries);
  const words = [...ranksOf.keys()].toSorted();

  const having = (word: string): readonly number[] => ranksOf.get(word) ?? [];
  const sameAs = (word: string) => [word, ...(same.get(word) ?? [])];
  const nearTo = (word: string) =>
    sameAs(word).flatMap((each) => [...(near.get(each) ?? []), ...(ofKind.get(each) ?? [])]);
  const beginning = (start: string) =>
    start.length < SHORTEST_BEGINNING || ranksOf.has(start)
      ? []
      : words.slice(firstNotBefore(words, start), firstNotBefore(words, `${start}~`)).flatMap(having);
  const affirms = (rank: number, word: string) => {
    const { meaning = [], origin = [] } = entries.get(rank) ?? {};
    return meaning.some((each) => each.word === word && each.isSure) || origin.includes(word);
  };

  /** Of several words, the names whose gloss says them in one reading, and first in one phrase: "gift of God", and not "gift, or God exists". */
  function saidTogether(ranks: readonly number[], asked: readonly string[]): readonly number[] {
    const each = asked.map(sameAs);
    const holdsAll = (part: string) => {
      const held = new Set(glossWords(part).map(({ word }) => word));
      return each.every((one) => one.some((word) => held.has(word)));
    };
    const partsOf = (rank: number, between: RegExp) => entries.get(rank)?.entry.meaning.split(between) ?? [];
    const inPhrase = ranks.filter((rank) => partsOf(rank, PHRASES).some(holdsAll));
    const inReading = ranks.filter((rank) => partsOf(rank, READINGS).some(holdsAll));
    // What the words of an origin answer in part is said nowhere together.
    return inReading.length === 0 ? ranks : [...new Set([...inPhrase, ...inReading])];
  }

  return {
    whole(asked) {
      const own = inAll(asked.map(having));
      const isSure = (rank: number) => asked.every((word) => affirms(rank, word));
      const sure = own.filter(isSure);
      const others = asked.some((word) => same.has(word))
        ? inAll(asked.map((word) => sameAs(word).flatMap(having)))
        : [];
      const alike = asked.flatMap(sameAs);
      const isAll = (rank: number) => rank < WELL_KNOWN && saysNoMore(entries.get(rank), alike);
      const saying = [...new Set([...sure, ...others])].filter(isAll).toSorted((one, other) => one - other);
      // Of several words, names that say the same in others stand between: Matthew is of Yahweh, as Theodore is of God.
      const literal = (rank: number) => asked.filter((word) => affirms(rank, word)).length;
      const likewise = others
        .filter(
          (rank) => !isSure(rank) && asked.every((word) => sameAs(word).some((each) => affirms(rank, each))),
        )
        .toSorted((one, other) => literal(other) - literal(one) || one - other);
      const spread = sure.flatMap((rank, at) => [rank, ...likewise.slice(at, at + 1)]);
      const ordered = [
        ...(asked.length < 2 || likewise.length === 0 ? saying : [...spread, ...likewise]),
        ...sure,
        ...own.filter((rank) => !isSure(rank)),
        ...others,
      ];
      const all = [...new Set(ordered)];
      return asked.length < 2 ? all : saidTogether(all, asked);
    },
    isKnown: (asked) =>
      inAll(asked.map(having)).length > 0 ||
      (asked.some((word) => same.has(word)) &&
        inAll(asked.map((word) => sameAs(word).flatMap(having))).length > 0),
    begun(asked) {
      const last = asked.at(-1);
      return last === undefined ? [] : inAll([...asked.slice(0, -1).map(having), beginning(last)]);
    },
    near: (asked) =>
      asked.some((word) => nearTo(word).length > 0)
        ? inAll(asked.map((word) => [...sameAs(word), ...nearTo(word)].flatMap(having)))
        : [],
    some(asked) {
      const times = new Map<number, number>();
      const telling = asked.filter((word) => !SAYS_LITTLE_ALONE.has(word));
      // Of "little bird" a wren is one, too; of "beautiful flower" a rose would say but half.
      const kinds = telling.length === 1 ? telling.flatMap((word) => ofKind.get(word) ?? []) : [];
      const told = new Set([...telling, ...kinds].flatMap(having));
      if (asked.some((word) => SMALL.has(word)))
        for (const rank of told)
          if (entries.get(rank)?.meaning.some(({ word }) => LARGE.has(word)) === true) told.delete(rank);
      const all = [...asked.map(having), kinds.flatMap(having)].flatMap((ranks) => [...new Set(ranks)]);
      for (const rank of all.filter((each) => told.has(each))) times.set(rank, (times.get(rank) ?? 0) + 1);
      // One number for both, the most times first: numbers are sorted ten times as fast as pairs.
      const order = ([rank, count]: [number, number]) => (asked.length - count) * table.size + rank;
      const least = Math.ceil(asked.length / 2);
      const enough = [...times].filter(([, count]) => count >= least);
      return Array.from(Float64Array.from(enough, order).toSorted(), (place) => place % table.size);
    },
    reasons: (asked, said = []) => {
      const related = [said, ...asked.map((word) => [...sameAs(word), ...nearTo(word)])].map(
        (each) => new Set(each),
      );
      return reasonsOf((rank) => entries.get(rank), asked, related);
    },
  };
}

/** Whether its gloss is these words and no others: Paul is "small", and Logan a "little hollow". */
function saysNoMore(entry: WordsOfEntry | undefined, asked: readonly string[]): boolean {
  const { meaning = [] } = entry ?? {};
  return meaning.length > 0 && meaning.every(({ word }) => asked.includes(word));
}

/** The same word of many glosses, and the words of an origin, are held once. */
function createWordsOfEntry(): (entry: CuratedName) => WordsOfEntry {
  const words = new Map<string, GlossWord>();
  const origins = new Map<string, readonly string[]>();
  const shared = (word: GlossWord) => heldOnce(words, `${word.written} ${word.isSure}`, () => word);
  return (entry) => ({
    entry,
    meaning: glossWords(entry.meaning).map(shared),
    origin: heldOnce(origins, entry.origin, () => wordsOf(entry.origin)),
  });
}

function heldOnce<Value>(held: Map<string, Value>, key: string, make: () => Value): Value {
  const known = held.get(key) ?? make();
  held.set(key, known);
  return known;
}

/** Ranks by the words of their entries, best first. */
function fileWords(entries: ReadonlyMap<number, WordsOfEntry>) {
  const ranksOf = new Map<string, number[]>();
  for (const [rank, { meaning, origin }] of [...entries].toSorted(([one], [other]) => one - other)) {
    for (const word of new Set([...meaning.map(({ word: each }) => each), ...origin])) {
      const ranks = ranksOf.get(word);
      if (ranks === undefined) ranksOf.set(word, [rank]);
      else ranks.push(rank);
    }
  }
  return ranksOf;
}
