import { foldName } from "#domain/names/entry/name.ts";
import type { Dice } from "#domain/names/name-book.ts";
import { BABIES_OF } from "#domain/names/records/one-in.ts";
import type { BirthRecords } from "#domain/names/records/records.ts";
import { peakDecade, shareCurve } from "#domain/names/records/share-curve.ts";
import type { PoolSources } from "#domain/games/pool/sources.ts";
import { evenly } from "#domain/games/pool/evenly.ts";
import { withLevels } from "#domain/games/pool/levels.ts";
import { hasPlainGloss } from "#domain/games/pool/plain-gloss.ts";
import { scrambleLetters } from "./scramble-letters.ts";
import { recordNumbers } from "#domain/names/records/record-names.ts";

const [SHORTEST, LONGEST] = [4, 9];
const LAST_RANK = 1000;
/** With more names of the same letters than this any guess would do (Aiden, Diane, Nadie and 24 more). */
const MOST_ALSO = 8;
/** Names in the pool: what a phone should load for a game of letters. */
const NAMES = 560;

type Puzzle = {
  readonly name: string;
  readonly record: number;
  readonly births: number;
  readonly also: readonly string[];
};

/** Rows of the scramble: name, level, scrambled letters, hint, other names with these letters. */
export function scrambleRows({ records, collection }: PoolSources, dice: Dice): readonly string[] {
  const glosses = new Map(
    collection.filter(hasPlainGloss).map(({ name, meaning }) => [foldName(name), `It means “${meaning}”`]),
  );
  const names = new Set(records.names.all().map((name) => name.toUpperCase()));
  return withLevels(puzzles(records), () => "").flatMap(({ name, record, also, level }) => {
    const scrambled = scrambleLetters(name, (word) => names.has(word), dice);
    const hint = glosses.get(name.toLowerCase()) ?? heightHint(records, record);
    return scrambled === undefined ? [] : [[name, level, scrambled, hint, also.join(",")].join("\t")];
  });
}

/** Names of the last year's top 1,000 of either sex, from the best known to the least. */
function puzzles(records: BirthRecords): readonly Puzzle[] {
  const anagrams = Map.groupBy(recordNumbers(records), (record) => sorted(records.names.at(record)));
  const all = records.names.all().flatMap((name, record): Puzzle[] => {
    const ranks = [
      records.rankIn(record, "F", records.lastYear),
      records.rankIn(record, "M", records.lastYear),
    ];
    const listed = ranks.some((rank) => rank > 0 && rank <= LAST_RANK);
    if (!listed || name.length < SHORTEST || name.length > LONGEST) return [];
    const also = (anagrams.get(sorted(name)) ?? [])
      .filter((other) => other !== record)
      .map((other) => records.names.at(other));
    const births = records.total(record, "F") + records.total(record, "M");
    return also.length > MOST_ALSO ? [] : [{ name, record, births, also }];
  });
  const order = all.toSorted((one, other) => other.births - one.births);
  return evenly(order, NAMES);
}

function sorted(name: string): string {
  return Array.from(name.toLowerCase()).toSorted().join("");
}

/** To whom a name is mostly given, and when it was given most. */
function heightHint(records: BirthRecords, record: number): string {
  const sex = records.total(record, "F") >= records.total(record, "M") ? "F" : "M";
  const decade = peakDecade(shareCurve(records, record, sex), records.firstYear);
  return `Given mostly to ${BABIES_OF[sex]}, especially in the ${decade}s`;
}
