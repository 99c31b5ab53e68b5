import { foldName } from "#domain/names/entry/name.ts";
import { type NameTable, lettersOf } from "./search-table.ts";
import type { WordIndex } from "./search-words.ts";
import { type Distance, distanceFrom, LONGEST_TYPO } from "#domain/names/typo/typo-distance.ts";
import type { Why } from "./why.ts";
import { wishWordsOf } from "#domain/names/entry/words-of.ts";

/** How a name was found in the order of a search (search.ts). */
export type Tier =
  | "exact"
  | "begins"
  | "sound"
  | "alike"
  | "likely"
  | "part"
  | "meant"
  | "last"
  | "written"
  | "perhaps";

const EXACT: Why = { kind: "exact" };
const ONE_OFF: Why = { kind: "typo", letters: 1 };
const TWO_OFF: Why = { kind: "typo", letters: 2 };
const PART: Why = { kind: "part" };

/** Tells, for one text, why names were found; one object for all that have the same reason. */
export function createReasons(
  { idOf, letters, starts, ends }: NameTable,
  words: WordIndex,
  saidFor: (wished: readonly string[]) => readonly string[],
) {
  const reasonsOf = (wished: readonly string[]) => words.reasons(wished, saidFor(wished));
  return (text: string) => {
    const word = text.trim();
    const folded = foldName(text);
    const sounds: Why = { kind: "sound", word };
    const alike: Why = { kind: "alike", word };
    const begins: Why = { kind: "begins", word };
    const contains: Why = { kind: "contains", word };
    // Made when first asked for: most texts are names.
    let meant: ReturnType<WordIndex["reasons"]> | undefined;
    let distance: Distance | undefined;
    const lettersOff = (rank: number) => {
      if (folded.length > LONGEST_TYPO) return Infinity;
      distance ??= distanceFrom(lettersOf(folded));
      return distance(letters, starts[rank] ?? 0, ends[rank] ?? 0);
    };

    return (rank: number, tier: Tier): Why => {
      switch (tier) {
        case "exact":
          return EXACT;
        case "begins":
          return begins;
        case "sound":
          return sounds;
        case "alike":
          return alike;
        case "likely": {
          if (idOf(rank).startsWith(folded)) return begins;
          const off = lettersOff(rank);
          if (off > 2) return alike;
          return off < 2 ? ONE_OFF : TWO_OFF;
        }
        case "part":
          return contains;
        case "meant":
          meant ??= reasonsOf(wishWordsOf(text));
          return meant(rank) ?? PART;
        case "written":
        case "perhaps":
          return { kind: "script", word, isReviewed: tier === "written" };
        case "last":
          return PART;
      }
    };
  };
}
