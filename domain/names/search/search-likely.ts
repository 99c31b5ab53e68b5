import { type Best, createBest } from "./search-best.ts";
import { type Heard, NOTHING_HEARD } from "./search-sounds.ts";
import { type NameTable, lettersOf } from "./search-table.ts";
import { typoCost } from "#domain/names/typo/typo-cost.ts";
import { BITS } from "#domain/names/typo/typo-letters.ts";
import { type FindTypos, createTypoIndex } from "#domain/names/typo/typo-index.ts";
import { createTypoScan } from "#domain/names/typo/typo-scan.ts";

/** Ranks of names that a text begins or misspells, the likeliest first. */
export type Likely = {
  /** Names in use that it begins, the most given first. */
  readonly begun: () => readonly number[];
  /** Names in use that it begins or misspells; and the few best of the others when asked for. */
  readonly used: (heard: Heard) => readonly number[];
  readonly unused: (room: number) => readonly number[];
};

/** From so many letters on, one letter may be wrong; from so many on, two. */
const ONE_WRONG = 3;
const TWO_WRONG = 6;

/** Bits for each letter not typed yet, and at most. */
const UNTYPED = 0.5;
const UNTYPED_AT_MOST = 3;

/** The least that a misspelling costs, in bits; and what comes off when it sounds the same. */
const LEAST_COST = 3;
const SAME_SOUND = 2;

/** What one vowel heard otherwise costs, as much as a letter too many (typo-letters.ts). */
const OTHER_VOWEL = BITS.letter;

/** A name without an entry stands above one with a meaning only if it is given four times as often: that is two bits. */
const NO_ENTRY = 2;

/**
 * Prefix and typo, ordered by likelihood: log2 of the births of ten years (two less without an entry), minus the bits that the way from the name to
 * the text costs: half a bit for each letter not typed yet (at most 3), or typoCost, less 2 when both sound the same, or
 * 5 when a curated name is recorded with all of the text's sounds but one vowel.
 * So a slip weighs as much as 8 to 128 times the births. Equal scores: by rank.
 */
export function createLikelyIndex(table: NameTable) {
  const { births, letters, starts, ends, used, known } = table;
  const usedTypos = createTypoIndex(table, 0, used);
  const unusedTypos = createTypoScan(table, used, table.size);
  const prior = new Float64Array(table.size);
  for (let rank = 0; rank < table.size; rank++) {
    prior[rank] = Math.log2((births[rank] ?? 0) + 1) - (known[rank] === 1 ? 0 : NO_ENTRY);
  }
  const none = new Uint32Array();

  return (text: string, isWanted: (rank: number) => boolean, room: number): Likely => {
    const typed = lettersOf(text);
    const begun = table.beginningWith(text);
    const forgiven = typed.length < TWO_WRONG ? 1 : 2;

    const gather = (from: number, to: number, typos: FindTypos, heard: Heard, best: Best) => {
      const nearly = heard.nearly();
      for (const rank of nearly) if (isWanted(rank)) best.add(rank, (prior[rank] ?? 0) - OTHER_VOWEL);
      for (const rank of begun) {
        if (rank < from || rank >= to || (prior[rank] ?? 0) < best.least() || !isWanted(rank)) continue;
        const untyped = (ends[rank] ?? 0) - (starts[rank] ?? 0) - typed.length;
        best.add(rank, (prior[rank] ?? 0) - Math.min(untyped * UNTYPED, UNTYPED_AT_MOST));
      }
      for (const rank of typed.length < ONE_WRONG ? none : typos(typed, forgiven)) {
        if ((prior[rank] ?? 0) - LEAST_COST + SAME_SOUND < best.least()) continue;
        if (!isWanted(rank) || begins(typed, letters, starts[rank] ?? 0) || nearly.includes(rank)) continue;
        const score = (prior[rank] ?? 0) - typoCost(typed, letters, starts[rank] ?? 0, ends[rank] ?? 0);
        // Only where it may decide: to find out how a name sounds takes longer than all the rest.
        if (score + SAME_SOUND < best.least()) continue;
        best.add(rank, score + (heard.resembles(rank) ? SAME_SOUND : 0));
      }
      return best.ranks();
    };
    return {
      begun() {
        const best = createBest(room);
        for (const rank of begun) {
          if (rank >= used || (prior[rank] ?? 0) < best.least() || !isWanted(rank)) continue;
          if ((ends[rank] ?? 0) - (starts[rank] ?? 0) > typed.length) best.add(rank, prior[rank] ?? 0);
        }
        return best.ranks();
      },
      used: (heard) => gather(0, used, usedTypos, heard, createBest(room)),
      unused: (few) => gather(used, table.size, unusedTypos, NOTHING_HEARD, createBest(few)),
    };
  };
}

function begins(typed: Uint8Array, letters: Uint8Array, start: number): boolean {
  for (let at = 0; at < typed.length; at++) if (typed[at] !== letters[start + at]) return false;
  return true;
}
