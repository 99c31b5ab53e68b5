import { GENDERS, type GenderFilter } from "#domain/names/entry/gender.ts";
import { lowerBound } from "#domain/lower-bound.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { comesBefore, readLetters } from "#domain/text/packed-letters.ts";
import type { SearchEntries } from "./search-entries.ts";
import { mostFirst } from "./search-most-first.ts";

/**
 * Names numbered by rank, the order within every tier: names in use first; then recent births, total births, alphabet.
 * So "the best ten" of any list of ranks are its ten smallest numbers.
 */
export type NameTable = {
  readonly size: number;
  /** Ranks below this are names in use. */
  readonly used: number;
  readonly idOf: (rank: number) => NameId;
  /** -1 for a spelling that is no name. */
  readonly rankOf: (id: NameId) => number;
  /** Ranks of the names that begin so, in alphabetical order. */
  readonly beginningWith: (start: string) => Uint32Array;
  /** Letters a–z as 1–26; those of a rank stand from starts[rank] to ends[rank]. */
  readonly letters: Uint8Array;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  readonly births: Uint32Array;
  /** 1 for a name of the collection, which has a meaning; else 0. */
  readonly known: Uint8Array;
  readonly allows: (rank: number, filter: GenderFilter) => boolean;
};

/** In use: in the collection, or five babies a year, the fewest SSA publishes, in each of the last ten years. */
const IN_USE = 50;

export function createNameTable(
  { ids, recentBirths, totalBirths, genderOf }: SearchEntries,
  curated: readonly NameId[],
): NameTable {
  const size = ids.length;
  const isCurated = new Uint8Array(size);
  for (const id of curated) isCurated[firstNotBefore(ids, id)] = 1;
  const recent = new Uint32Array(size);
  let used = 0;
  for (let place = 0; place < size; place++) {
    const births = recentBirths[place] ?? 0;
    const isUsed = births >= IN_USE || isCurated[place] === 1;
    recent[place] = isUsed ? births + IN_USE : births;
    if (isUsed) used++;
  }
  const placeOf = mostFirst(mostFirst(Uint32Array.from(ids.keys()), totalBirths), recent);

  const rankAt = new Uint32Array(size);
  const births = new Uint32Array(size);
  const known = new Uint8Array(size);
  /** Place in GENDERS plus one, written when first asked for. */
  const genders = new Uint8Array(size);
  for (let rank = 0; rank < size; rank++) {
    const place = placeOf[rank] ?? 0;
    rankAt[place] = rank;
    births[rank] = recentBirths[place] ?? 0;
    known[rank] = isCurated[place] ?? 0;
  }

  // The ids themselves are not kept: a hundred thousand strings would be 3 MB, and are in the letters.
  const byRank = lettersByRank(ids, rankAt);
  const { letters, starts, ends } = byRank;
  const idOf = (rank: number) => readLetters(letters, starts[rank] ?? 0, ends[rank] ?? 0, BEFORE_A);
  const isBefore = (place: number, text: string) => {
    const rank = rankAt[place] ?? -1;
    return comesBefore(letters, starts[rank] ?? 0, ends[rank] ?? 0, text, BEFORE_A);
  };
  const firstFrom = (text: string) => lowerBound(0, size, (place) => isBefore(place, text));

  return {
    size,
    used,
    idOf,
    rankOf(id) {
      const rank = rankAt[firstFrom(id)] ?? -1;
      return rank !== -1 && idOf(rank) === id ? rank : -1;
    },
    beginningWith: (start) => rankAt.subarray(firstFrom(start), firstFrom(`${start}~`)),
    ...byRank,
    births,
    known,
    allows(rank, filter) {
      if (filter === "all") return true;
      const written = genders[rank] ?? 0;
      const gender = GENDERS[written - 1] ?? genderOf(placeOf[rank] ?? -1);
      if (written === 0) genders[rank] = GENDERS.indexOf(gender) + 1;
      return gender === filter;
    },
  };
}

/** Letters are numbered from 1 on: so much below their codes. */
const BEFORE_A = 96;

/** In alphabetical order, as the ids stand in memory: in order of rank it takes three times as long. */
function lettersByRank(
  ids: readonly NameId[],
  rankAt: Uint32Array,
): Pick<NameTable, "letters" | "starts" | "ends"> {
  const letters = new Uint8Array(ids.reduce((sum, id) => sum + id.length, 0));
  const starts = new Uint32Array(ids.length);
  const ends = new Uint32Array(ids.length);
  let end = 0;
  for (let place = 0; place < ids.length; place++) {
    const id = ids[place] ?? "";
    const rank = rankAt[place] ?? 0;
    starts[rank] = end;
    for (let at = 0; at < id.length; at++) letters[end++] = id.charCodeAt(at) - BEFORE_A;
    ends[rank] = end;
  }
  return { letters, starts, ends };
}

/** The letters a–z of a folded text as 1–26. */
export function lettersOf(text: string): Uint8Array {
  const letters = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) letters[at] = text.charCodeAt(at) - BEFORE_A;
  return letters;
}

/** Where an id stands, or would stand. */
export function firstNotBefore(ids: readonly string[], wanted: string): number {
  return lowerBound(0, ids.length, (place) => (ids[place] ?? "") < wanted);
}
