import type { GenderFilter } from "#domain/names/entry/gender.ts";
import type { FindNames, NameSearch } from "#domain/names/name-book.ts";
import { type NameId, foldName } from "#domain/names/entry/name.ts";
import { isOtherScript } from "#domain/names/script/script.ts";
import { createScriptIndex } from "#domain/names/script/script-index.ts";
import type { SearchInput } from "./search-entries.ts";
import {
  beginsCommon,
  FIRST,
  firstMeant,
  goesOn,
  isCommon,
  isMeaningAlone,
  lastResort,
  SHORTEST_WHOLE,
} from "./search-fragment.ts";
import { createLikelyIndex } from "./search-likely.ts";
import { createPartIndex } from "./search-parts.ts";
import { createSoundIndex, NOTHING_HEARD } from "./search-sounds.ts";
import { swappedIn } from "./search-swaps.ts";
import { type NameTable, createNameTable } from "./search-table.ts";
import { type Tier, createReasons } from "./search-why.ts";
import { createSayings, wordNamesOf } from "./search-word-lists.ts";
import { createWordIndex } from "./search-words.ts";
import { wishWordsOf } from "#domain/names/entry/words-of.ts";

/**
 * A text in another script finds the names that are written so (script-index.ts), and nothing else. The order of what is found
 * for any other, trimmed and folded:
 *
 * 1. the exact spelling; one that is not in use (search-table.ts) stands below the first names of 2 and 3;
 * 2. if it is a meaning (search-words.ts): curated names whose gloss affirms it, or whose origin it is, up to 25; if these are
 *    fewer than ten, those of words near it. A text of three letters that begins a common name has that one before;
 * 3. of a mere beginning (search-fragment.ts): the names in use that it begins, the most given first; all of them under four
 *    letters, else five. A beginning has no tiers of sound. Of any other text, up to three common names that it begins;
 * 4. names of its reviewed sound family, and curated names whose recorded pronunciation it is, or may spell (search-sounds.ts);
 * 5. prefix and typo together, by likelihood (search-likely.ts): 3–5 letters forgive one slip, 6 and more two; and
 *    curated names that are said so but for one vowel;
 * 6. names that may be said so by their spelling;
 * 7. names that hold it, from three letters on;
 * 8. curated names with the rest of 2; then by the beginning of a word; then by words near it;
 * 9. only if there is nothing else: the names that its words are, or the longest names that it begins with.
 *
 * 3 to 7 hold names in use. The others follow after 8, in the same order of 5 and 7, so that a spelling given to six babies in
 * 1921 buries nothing. Within 2, 4, 6, 7 and 8: births of the last ten years, then all births, then the alphabet.
 */
export function createSearch({ entries, curated, texts }: SearchInput): NameSearch {
  const table = createNameTable(
    entries,
    curated.map(({ name }) => foldName(name)),
  );
  const likelyFor = createLikelyIndex(table);
  const hear = createSoundIndex(table, curated, texts.soundFamilies);
  const words = createWordIndex(table, curated, texts);
  const findParts = createPartIndex(table);
  const written = createScriptIndex(table, curated, texts.writtenForms);
  const sayings = createSayings(texts.sayings);
  const wordNames = wordNamesOf(curated);
  const unsuggested = new Uint8Array(table.size);
  for (const id of texts.unsuggested) unsuggested[table.rankOf(id)] = 1;
  const reasonsFor = createReasons(table, words, (wished) => sayings.glossesOf(wished).flatMap(wishWordsOf));

  /** Ranks, best first, and the tier where each was found. */
  function look(text: string, isWanted: IsWanted, limit: number): ReadonlyMap<number, Tier> {
    const { found, add } = createFound(isWanted, limit);
    if (isOtherScript(text)) {
      for (const { rank, isReviewed } of written(text)) add(isReviewed ? "written" : "perhaps", () => [rank]);
      return found;
    }
    const folded = foldName(text);
    if (folded === "" || limit < 1) return found;
    const exact = table.rankOf(folded);
    const isInUse = exact >= 0 && exact < table.used;
    const likely = likelyFor(folded, isWanted, limit);
    const begun = likely.begun();
    const isShort = folded.length < SHORTEST_WHOLE;
    const isOfCommon = beginsCommon(table, exact, begun[0]);
    const wished = wishWordsOf(text);
    const meant = (isMeaningAlone(folded) ? words.whole(wished) : []).filter(isWanted);
    const near = words.near(wished).filter(isWanted);
    const meaning = meant.length > 0 || !isInUse ? firstMeant(meant, near) : [];

    const isBelow = !isInUse && (meaning.length > 0 || isOfCommon);
    if (!isBelow) add("exact", () => [exact]);
    if (isShort && isOfCommon) add("begins", () => begun.slice(0, 1));
    if (isBelow) {
      add("meant", () => meaning.slice(0, FIRST - 1));
      if (isOfCommon) add("begins", () => begun.slice(0, BEGUN_BEFORE_UNUSED));
      add("exact", () => [exact]);
    }
    add("meant", () => meaning);

    const heard = isShort || isOfCommon ? NOTHING_HEARD : hear(folded);
    if (isShort) add("begins", () => begun);
    else if (isOfCommon) add("begins", () => begun.slice(0, BEGUN));
    else add("begins", () => begun.filter((rank) => isCommon(table, rank)).slice(0, COMMON_BEGUN));
    // "Mirab" is more than Mira already: who goes on typing means what it begins.
    if (!isShort && exact < 0 && goesOn(table, folded))
      add("begins", () => begun.slice(0, BEGUN_BEFORE_UNUSED));
    if (!isShort && !isOfCommon) add("likely", () => swappedIn(table, folded));
    for (const { rank, isSame } of heard.said()) add(isSame ? "sound" : "alike", () => [rank]);
    add("likely", () => likely.used(heard));
    add("alike", heard.alike);
    const partsOf = (from: number, to: number) => () => findParts(folded, from, to, isWanted, limit);
    add("part", partsOf(0, table.used));
    if (!isShort) for (const ranks of [meant, words.begun(wished), near]) add("meant", () => ranks);
    // One more than there can be places: the exact spelling may be among them.
    add("likely", () => likely.unused(ENOUGH + 1), Math.min(limit, ENOUGH));
    add("part", partsOf(table.used, table.size), Math.min(limit, ENOUGH));
    if (found.size === 0) add("last", () => lastResort(table, text));
    return found;
  }

  /** Meanings alone. */
  function lookInMeanings(text: string, isWanted: IsWanted, limit: number): ReadonlyMap<number, Tier> {
    const { found, add } = createFound(isWanted, limit);
    const wished = wishWordsOf(text);
    if (words.isKnown(wished))
      add("meant", () => [wordNames.has(foldName(text)) ? table.rankOf(foldName(text)) : -1]);
    for (const gloss of sayings.glossesOf(wished)) add("meant", () => words.whole(wishWordsOf(gloss)));
    for (const tier of [words.whole, words.near, words.begun]) add("meant", () => tier(wished));
    // Few names mean all of "beautiful flower": those that mean a flower follow.
    if (found.size < FIRST) add("meant", () => words.some(wished), Math.min(limit, FIRST));
    return found;
  }

  const findBy =
    (lookUp: typeof look): FindNames =>
    (text, gender, limit, fits) => {
      const typed = text.normalize("NFKC");
      const reason = reasonsFor(typed);
      const exact = table.rankOf(foldName(typed));
      const isAllowed = (rank: number) => unsuggested[rank] !== 1 || rank === exact;
      const wanted = wantedRanks(table, gender, fits);
      const isWanted = (rank: number) => isAllowed(rank) && wanted(rank);
      return Array.from(lookUp(typed, isWanted, limit), ([rank, tier]) => ({
        id: table.idOf(rank),
        why: reason(rank, tier),
      }));
    };

  return {
    find: findBy(look),
    findMeant: findBy(lookInMeanings),
    knowsMeaning(text) {
      const wished = wishWordsOf(text);
      if (sayings.glossesOf(wished).length > 0) return true;
      return wished.length > 0 && (words.isKnown(wished) || words.near(wished).length > 0);
    },
    meantInstead(text) {
      const wished = wishWordsOf(text);
      return words.isKnown(wished) ? null : sayings.glossesOf(wished);
    },
    recorded(limit) {
      const isAsked = (rank: number) => table.known[rank] !== 1 && unsuggested[rank] !== 1;
      const ranks = Array.from({ length: table.used }, (_, rank) => rank).filter(isAsked);
      return ranks.slice(0, limit).map(table.idOf);
    },
    didYouMean: (text, limit) =>
      Array.from(look(text, (rank) => unsuggested[rank] !== 1, limit + 1).keys(), table.idOf)
        .filter((id) => id !== foldName(text))
        .slice(0, limit),
  };
}

/** Of a beginning of four letters and more, so many names it begins stand before its misspellings; and before a spelling out of use. */
const BEGUN = 5;
const BEGUN_BEFORE_UNUSED = 3;

/** Of a name that is common itself, so many longer ones at most stand before those that sound like it: Theo, Theodore. */
const COMMON_BEGUN = 3;

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
