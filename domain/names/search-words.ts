import type { CuratedName } from "./curated-name.ts";
import { foldName } from "./name.ts";
import { type NameTable, firstNotBefore } from "./search-table.ts";

/** Ranks of curated names by the words of their meaning and origin, best first. */
export type WordIndex = {
  /** Names with every word of the text. */
  readonly whole: (text: string) => readonly number[];
  /** The same, but of the last word of the text three letters or more are enough: "gift of g" is not, "heal" is "healer". */
  readonly begun: (text: string) => readonly number[];
};

const UNHEARD = new Set(
  "a an and as at by for from her his in is it its my of on or our that the their to who with your".split(
    " ",
  ),
);
const SHORTEST_BEGINNING = 3;

export function createWordIndex(table: NameTable, curated: readonly CuratedName[]): WordIndex {
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
  const words = [...ranksOf.keys()].toSorted();

  const beginning = (start: string) =>
    start.length < SHORTEST_BEGINNING
      ? []
      : words
          .slice(firstNotBefore(words, start), firstNotBefore(words, `${start}~`))
          .flatMap((word) => ranksOf.get(word) ?? []);

  return {
    whole: (text) => inAll(wordsOf(text).map((word) => ranksOf.get(word) ?? [])),
    begun(text) {
      const asked = wordsOf(text);
      const last = asked.pop();
      if (last === undefined) return [];
      return inAll([...asked.map((word) => ranksOf.get(word) ?? []), beginning(last)]);
    },
  };
}

/** Words that carry meaning, folded, without a plural's or a possessive's s. */
function wordsOf(text: string): string[] {
  return text
    .replace(/['’]s\b/g, "")
    .split(/[^\p{L}\p{M}'’]+/u)
    .map(foldName)
    .filter((word) => word !== "" && !UNHEARD.has(word))
    .map((word) => (/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word));
}

/** Numbers that stand in every list, smallest first. */
function inAll(lists: readonly (readonly number[])[]): readonly number[] {
  const [first = [], ...others] = lists;
  return [...new Set(first)]
    .filter((rank) => others.every((list) => list.includes(rank)))
    .toSorted((one, other) => one - other);
}
