import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { type NameTable, firstNotBefore } from "./search-table.ts";
import type { Why } from "./why.ts";
import { wordsOf } from "#domain/names/entry/words-of.ts";

/** Ranks of curated names by the words of their meaning and origin, best first. */
export type WordIndex = {
  /** Names with every word of the text. */
  readonly whole: (words: readonly string[]) => readonly number[];
  /** The same, but of the last word of the text three letters or more are enough: "gift of g" is not, "heal" is "healer". */
  readonly begun: (words: readonly string[]) => readonly number[];
  /** Names with a word beside each of the text's: "sunny" for "sunshine". Names with the words themselves are not repeated. */
  readonly near: (words: readonly string[]) => readonly number[];
  /** Names with any of the words, those with the most of them first. */
  readonly some: (words: readonly string[]) => readonly number[];
  /** What in a name's entry answers these words, as it is written there; the words of a meaning before an origin. Names with the same reason share it. */
  readonly reasons: (words: readonly string[]) => (rank: number) => Why | null;
};

const SHORTEST_BEGINNING = 3;

export function createWordIndex(
  table: NameTable,
  curated: readonly CuratedName[],
  nearWords: NearWords,
): WordIndex {
  const ranksOf = new Map<string, number[]>();
  const ranked = curated
    .map((entry) => ({ entry, rank: table.rankOf(foldName(entry.name)) }))
    .toSorted((one, other) => one.rank - other.rank);
  for (const { entry, rank } of ranked) {
    for (const word of new Set(wordsOf(`${entry.meaning} ${entry.origin}`))) {
      const ranks = ranksOf.get(word);
      if (ranks === undefined) ranksOf.set(word, [rank]);
      else ranks.push(rank);
    }
  }
  const entryOf = new Map(ranked.map(({ entry, rank }): [number, Known] => [rank, { entry }]));
  const words = [...ranksOf.keys()].toSorted();
  const having = (word: string): readonly number[] => ranksOf.get(word) ?? [];
  const beginning = (start: string) =>
    start.length < SHORTEST_BEGINNING
      ? []
      : words.slice(firstNotBefore(words, start), firstNotBefore(words, `${start}~`)).flatMap(having);
  const havingNear = (word: string) => [word, ...(nearWords.get(word) ?? [])].flatMap(having);

  return {
    whole: (asked) => inAll(asked.map(having)),
    begun(asked) {
      const last = asked.at(-1);
      return last === undefined ? [] : inAll([...asked.slice(0, -1).map(having), beginning(last)]);
    },
    near: (asked) => (asked.some((word) => nearWords.has(word)) ? inAll(asked.map(havingNear)) : []),
    some(asked) {
      const times = new Map<number, number>();
      for (const rank of asked.flatMap(having)) times.set(rank, (times.get(rank) ?? 0) + 1);
      // One number for both, the most times first: numbers are sorted ten times as fast as pairs.
      const order = ([rank, count]: [number, number]) => (asked.length - count) * table.size + rank;
      return Array.from(Float64Array.from(times, order).toSorted(), (place) => place % table.size);
    },
    reasons(asked) {
      const near = new Set(asked.flatMap((word) => nearWords.get(word) ?? []));
      const last = asked.at(-1) ?? "";
      const means = shareByWord("means");
      const comesFrom = shareByWord("origin");
      return (rank) => {
        const known = entryOf.get(rank);
        if (known === undefined) return null;
        const { meaning, origin } = (known.said ??= takeApart(known.entry));
        const own = writtenIn(meaning, (word) => asked.includes(word));
        if (own.length > 0) return means(own.join(", "));
        if (origin.some((word) => asked.includes(word))) return comesFrom(known.entry.origin);
        const [begun] = writtenIn(meaning, (word) => word.startsWith(last));
        const [first = begun] = begun === undefined ? writtenIn(meaning, (word) => near.has(word)) : [];
        return first === undefined ? comesFrom(known.entry.origin) : means(first);
      };
    },
  };
}

function shareByWord(kind: "means" | "origin"): (word: string) => Why {
  const shared = new Map<string, Why>();
  return (word) => {
    const known = shared.get(word) ?? { kind, word };
    shared.set(word, known);
    return known;
  };
}

/** An entry, and its words, taken apart when first asked for. */
type Known = { readonly entry: CuratedName; said?: ReturnType<typeof takeApart> };

/** A word of a gloss as it is looked up, and as it is written. */
type Written = { readonly word: string; readonly written: string };

function takeApart({ meaning, origin }: CuratedName) {
  const written = meaning
    .split(/[^\p{L}\p{M}'’]+/u)
    .flatMap((each) => wordsOf(each).map((word): Written => ({ word, written: each })));
  return { meaning: written, origin: wordsOf(origin) };
}

/** The words of a gloss that pass, each once, as they are written. */
function writtenIn(gloss: readonly Written[], passes: (word: string) => boolean): readonly string[] {
  const found: string[] = [];
  for (const { word, written } of gloss) if (passes(word) && !found.includes(written)) found.push(written);
  return found;
}

/** Folded words, each with those that people who look for it are glad of, too. */
export type NearWords = ReadonlyMap<string, readonly string[]>;

/** From lists of words that are near one another. */
export function nearWordsOf(lists: readonly (readonly string[])[]): NearWords {
  const near = new Map<string, string[]>();
  for (const list of lists.map((words) => words.flatMap(wordsOf))) {
    for (const word of list) {
      near.set(word, [...(near.get(word) ?? []), ...list.filter((other) => other !== word)]);
    }
  }
  return near;
}

/** Numbers that stand in every list, smallest first. */
function inAll(lists: readonly (readonly number[])[]): readonly number[] {
  const [shortest = [], ...others] = lists.toSorted((one, other) => one.length - other.length);
  let common = [...new Set(shortest)];
  for (const list of others) {
    if (common.length === 0) break;
    const held = new Set(list);
    common = common.filter((rank) => held.has(rank));
  }
  return common.toSorted((one, other) => one - other);
}
