import type { GenderFilter } from "#domain/names/entry/gender.ts";
import type { FindNames, NameSearch } from "#domain/names/name-book.ts";
import { type NameId, foldName } from "#domain/names/entry/name.ts";
import type { SearchInput } from "./search-entries.ts";
import { createLikelyIndex } from "./search-likely.ts";
import { createPartIndex } from "./search-parts.ts";
import { createSoundIndex } from "./search-sounds.ts";
import { type NameTable, createNameTable } from "./search-table.ts";
import { type Tier, createReasons } from "./search-why.ts";
import { createWordIndex, nearWordsOf } from "./search-words.ts";
import { once } from "#domain/once.ts";
import { wishWordsOf } from "#domain/names/entry/words-of.ts";

/**
 * The order of what is found, for a text that is trimmed and folded:
 *
 * 1. the exact spelling;
 * 2. curated names whose recorded pronunciation it may spell;
 * 3. prefix and typo together, by likelihood (search-likely.ts): 3–5 letters forgive one slip, 6 and more two; and
 *    curated names that are said so but for one vowel;
 * 4. names that may be said so (search-sounds.ts);
 * 5. names that hold it, from three letters on;
 * 6. curated names by whole words of meaning and origin, without the words of asking ("names that mean …"); then by the
 *    beginning of a word; then by words near it; if there are none at all, by some of the words;
 * 7. only if there is nothing else: the names that its words are, or the longest names that it begins with.
 *
 * 3 to 5 hold names in use (search-table.ts). The others follow after 6, in the same order of 3 and 5, so that a
 * spelling given to six babies in 1921 buries nothing. When whole words match (6), up to half the places are theirs; of
 * the first ten, up to half are theirs and those of words near them.
 * Within 2, 4, 5 and 6: births of the last ten years, then all births, then the alphabet.
 */
export function createSearch({ entries, curated, nearWords }: SearchInput): NameSearch {
  const table = createNameTable(
    entries,
    curated.map(({ name }) => foldName(name)),
  );
  const likelyFor = createLikelyIndex(table);
  const hear = createSoundIndex(table, curated);
  const words = createWordIndex(table, curated, nearWordsOf(nearWords));
  const findParts = createPartIndex(table);
  const reasonsFor = createReasons(table, words);

  /** Ranks, best first, and the tier where each was found. */
  function look(text: string, isWanted: IsWanted, limit: number): ReadonlyMap<number, Tier> {
    const { found, add } = createFound(isWanted, limit);
    const folded = foldName(text);
    if (folded === "" || limit < 1) return found;
    const heard = hear(folded);
    const likely = likelyFor(folded, heard, isWanted, limit);
    const wished = wishWordsOf(text);
    const meant = words.whole(wished).filter(isWanted);
    const isMeant = new Set(meant);
    const near = words.near(wished).filter((rank) => isWanted(rank) && !isMeant.has(rank));
    const partsOf = (from: number, to: number) => () => findParts(folded, from, to, isWanted, limit);

    const inUse = [
      ["likely", once(likely.used)],
      ["sound", once(heard.alike)],
      ["part", once(partsOf(0, table.used))],
    ] as const;
    const addInUse = (places: number) => {
      for (const [tier, ranks] of inUse) add(tier, ranks, places);
    };

    add("exact", () => [table.rankOf(folded)]);
    add("sound", heard.same);
    const keepPlaces = (places: number, ranks: readonly number[]) => {
      addInUse(places - Math.min(ranks.length, Math.floor(places / 2)));
      add("meant", () => ranks, places);
    };
    if (meant.length + near.length > 0) {
      keepPlaces(Math.min(limit, FIRST), [...meant, ...near]);
      keepPlaces(limit, meant);
    }
    addInUse(limit);
    const named = found.size;
    add("meant", () => words.begun(wished));
    add("meant", () => near);
    const nothingMeant = meant.length + near.length === 0 && found.size === named;
    if (nothingMeant && wished.length > 1) add("meant", () => words.some(wished));
    // One more than there can be places: the exact spelling may be among them.
    add("likely", () => likely.unused(ENOUGH + 1), Math.min(limit, ENOUGH));
    add("part", partsOf(table.used, table.size), Math.min(limit, ENOUGH));
    if (found.size === 0) add("last", () => lastResort(table, text));
    return found;
  }

  /** Tier 6 alone. */
  function lookInMeanings(text: string, isWanted: IsWanted, limit: number): ReadonlyMap<number, Tier> {
    const { found, add } = createFound(isWanted, limit);
    const wished = wishWordsOf(text);
    for (const tier of [words.whole, words.begun, words.near]) add("meant", () => tier(wished));
    if (found.size === 0) add("meant", () => words.some(wished));
    return found;
  }

  const findBy =
    (lookUp: typeof look): FindNames =>
    (text, gender, limit, fits) => {
      const reason = reasonsFor(text);
      return Array.from(lookUp(text, wantedRanks(table, gender, fits), limit), ([rank, tier]) => ({
        id: table.idOf(rank),
        why: reason(rank, tier),
      }));
    };

  return {
    find: findBy(look),
    findMeant: findBy(lookInMeanings),
    knowsMeaning(text) {
      const wished = wishWordsOf(text);
      return wished.length > 0 && (words.whole(wished).length > 0 || words.near(wished).length > 0);
    },
    didYouMean: (text, limit) =>
      Array.from(look(text, () => true, limit + 1).keys(), table.idOf)
        .filter((id) => id !== foldName(text))
        .slice(0, limit),
  };
}

/** So many are seen at once: they hold what a text may mean, too. */
const FIRST = 10;

/** So many names are enough to leave those out that hardly anybody was given in the last ten years. */
const ENOUGH = 12;

type IsWanted = (rank: number) => boolean;

function wantedRanks(table: NameTable, gender: GenderFilter, fits?: (id: NameId) => boolean): IsWanted {
  if (fits !== undefined) return (rank) => table.allows(rank, gender) && fits(table.idOf(rank));
  return gender === "all" ? () => true : (rank) => table.allows(rank, gender);
}

/** Takes ranks in their order: those wanted, each once, up to a number of places. */
function createFound(isWanted: IsWanted, limit: number) {
  const found = new Map<number, Tier>();
  const add = (tier: Tier, ranks: () => readonly number[], places = limit) => {
    if (found.size >= places) return;
    for (const rank of ranks()) {
      if (found.size < places && rank >= 0 && !found.has(rank) && isWanted(rank)) found.set(rank, tier);
    }
  };
  return { found, add };
}

const SHORTEST_BEGINNING = 3;

function lastResort({ rankOf }: NameTable, text: string): readonly number[] {
  const folded = foldName(text);
  const words = text.split(/\s+/).map(foldName);
  const beginnings = Array.from(folded, (_, at) => folded.slice(0, -at)).filter(
    ({ length }) => length >= SHORTEST_BEGINNING,
  );
  return (words.length > 1 ? words : beginnings).map(rankOf);
}
