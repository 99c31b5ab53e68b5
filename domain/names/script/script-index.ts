import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { foldName } from "#domain/names/entry/name.ts";
import type { Origin } from "#domain/names/entry/origin.ts";
import type { NameTable } from "#domain/names/search/search-table.ts";
import { once } from "#domain/once.ts";
import { foldScript } from "./fold-script.ts";
import { isOtherScript, letteredScript, type Lettered } from "./script.ts";
import { type Abjad, consonantKey, spellingKey } from "./script-keys.ts";
import { inLatinLetters } from "./script-letters.ts";
import type { WrittenForm } from "./written-form.ts";

/** A name that is written so, or by its letters may be. */
type WrittenName = { readonly rank: number; readonly isReviewed: boolean };

const WRITTEN_IN: Readonly<Record<Abjad, readonly Origin[]>> = {
  Hebrew: ["Hebrew", "Yiddish", "Aramaic"],
  Arabic: ["Arabic", "Persian", "Urdu", "Kurdish", "Turkish"],
};

/** Fewer consonants, or letters, are too many names. */
const LEAST_CONSONANTS = 3;
const LEAST_LETTERS = 4;

/** Beside the collection, so many names are compared: the most given. */
const MOST_GIVEN = 4000;

/** So many names at most that a text may be by its letters. */
const PERHAPS = 6;

/**
 * Finds names by how they are written in another script: reviewed forms first, those of the entries before further ones; else, of scripts that are read letter by letter,
 * names often given that are spelled nearly as its letters say; of Hebrew and Arabic, curated names of those languages with its
 * consonants. Several words are looked up as one name, and word by word; Latin ones beside them say nothing.
 */
export function createScriptIndex(
  table: Pick<NameTable, "used" | "idOf" | "rankOf">,
  curated: readonly Pick<CuratedName, "name" | "origin" | "alsoFrom" | "script">[],
  forms: readonly WrittenForm[],
): (text: string) => readonly WrittenName[] {
  const rankOf = ({ name }: Pick<CuratedName, "name">) => table.rankOf(foldName(name));
  const reviewed = once(() => {
    const ids = new Map<string, readonly string[]>();
    const own = curated.flatMap(({ name, script = [] }) =>
      script.map((form) => [form, [foldName(name)]] as const),
    );
    const byBirths = own.toSorted(([, [one]], [, [other]]) => table.rankOf(one) - table.rankOf(other));
    for (const [form, of] of [...byBirths, ...forms]) {
      ids.set(foldScript(form), [...(ids.get(foldScript(form)) ?? []), ...of]);
    }
    return ids;
  });
  const bySpelling = once(() => {
    const given = Array.from({ length: Math.min(table.used, MOST_GIVEN) }, (_, rank) => rank);
    return fileBy(inOrder([...given, ...curated.map(rankOf)]), ofSpelling);
  });
  const ofSpelling = (rank: number) => spellingKey(table.idOf(rank));
  const byConsonants = {
    Hebrew: once(() => fileBy(ranksFrom("Hebrew"), (rank) => consonantKey(table.idOf(rank), "Hebrew"))),
    Arabic: once(() => fileBy(ranksFrom("Arabic"), (rank) => consonantKey(table.idOf(rank), "Arabic"))),
  };

  function ranksFrom(script: Abjad): readonly number[] {
    const isWritten = (origin: Origin) => WRITTEN_IN[script].includes(origin);
    return inOrder(
      curated.filter(({ origin, alsoFrom = [] }) => [origin, ...alsoFrom].some(isWritten)).map(rankOf),
    );
  }

  function byLetters(folded: string, script: Lettered): readonly number[] {
    const latin = inLatinLetters(folded, script);
    if (script === "Hebrew" || script === "Arabic") {
      const key = consonantKey(latin, script);
      return key.length < LEAST_CONSONANTS ? [] : (byConsonants[script]().get(key) ?? []);
    }
    const key = spellingKey(latin);
    const spelled = [latin, latin.replace(/i(?=[aou])/g, "y")].map(table.rankOf);
    return key.length < LEAST_LETTERS ? spelled : [...spelled, ...(bySpelling().get(key) ?? [])];
  }

  function lookUp(text: string): readonly WrittenName[] {
    const folded = foldScript(text);
    const known = (reviewed().get(folded) ?? []).map(table.rankOf).filter((rank) => rank >= 0);
    if (known.length > 0) return known.map((rank) => ({ rank, isReviewed: true }));
    const script = letteredScript(folded);
    if (script === undefined) return [];
    const perhaps = new Set(byLetters(folded, script).filter((rank) => rank >= 0));
    return [...perhaps].slice(0, PERHAPS).map((rank) => ({ rank, isReviewed: false }));
  }

  return (text) => {
    const words = text.split(/\s+/).filter(isOtherScript);
    return [...lookUp(words.join(" ")), ...(words.length > 1 ? words.flatMap(lookUp) : [])];
  };
}

function inOrder(ranks: readonly number[]): readonly number[] {
  return [...new Set(ranks)].toSorted((one, other) => one - other);
}

function fileBy(
  ranks: readonly number[],
  keyOf: (rank: number) => string,
): ReadonlyMap<string, readonly number[]> {
  const byKey = new Map<string, number[]>();
  for (const rank of ranks) {
    const key = keyOf(rank);
    const filed = byKey.get(key);
    if (filed === undefined) byKey.set(key, [rank]);
    else filed.push(rank);
  }
  return byKey;
}
