import { foldName } from "./name.ts";
import { type NameTable, lettersOf } from "./search-table.ts";
import type { WordIndex } from "./search-words.ts";
import { distanceFrom, LONGEST_TYPO } from "./typo-distance.ts";
import type { Why } from "./why.ts";
import { wishWordsOf } from "./words-of.ts";

/** Where in the order of a search (search.ts) a name was found: 1; 2 and 4; 3; 5; 6; 7. */
export type Tier = "exact" | "sound" | "likely" | "part" | "meant" | "last";

/** Tells, for one text, why names were found. */
export function createReasons({ idOf, letters, starts, ends }: NameTable, words: WordIndex) {
  return (text: string) => {
    const shown = text.trim();
    const folded = foldName(text);
    const asked = wishWordsOf(text);
    const sounds: Why = { kind: "sound", word: shown };
    const distance =
      folded.length > 0 && folded.length <= LONGEST_TYPO ? distanceFrom(lettersOf(folded)) : null;

    return (rank: number, tier: Tier): Why => {
      switch (tier) {
        case "exact":
          return { kind: "exact" };
        case "sound":
          return sounds;
        case "likely": {
          if (idOf(rank).startsWith(folded)) return { kind: "begins", word: shown };
          const off = distance?.(letters, starts[rank] ?? 0, ends[rank] ?? 0) ?? Infinity;
          return off > 2 ? sounds : { kind: "typo", letters: off < 2 ? 1 : 2 };
        }
        case "part":
          return { kind: "contains", word: shown };
        case "meant":
          return words.reason(rank, asked) ?? { kind: "part" };
        case "last":
          return { kind: "part" };
      }
    };
  };
}
