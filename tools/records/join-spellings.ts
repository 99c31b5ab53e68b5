import { foldName, type NameId } from "#domain/names/entry/name.ts";
import { SEXES } from "#domain/names/lists/sexes.ts";
import { ssaSpelling } from "#domain/names/records/ssa-spelling.ts";
import type { Problem } from "#domain/problem.ts";
import type { CountryRow } from "#tools/world/read-country.ts";
import type { YearList, YearOfBirths } from "#tools/ssa/read-year.ts";

export type Joined = {
  /** In order, none missing. Names are written as SSA would write them. */
  readonly years: readonly YearOfBirths[];
  /** How most babies of a name are written, where that is not the plain spelling: "zoe" is Zoé. */
  readonly spellings: ReadonlyMap<NameId, string>;
  /** Rows of initials and of other signs, which are no name of two letters. */
  readonly leftOut: number;
};

/** A name of records has two letters at least. */
const FEWEST_LETTERS = 2;
/** Only these differ from the plain spelling in more than capitals. */
const MORE_THAN_LETTERS = /[^A-Za-z]/;

/**
 * Joins the spellings that fold to one name, for our addresses know no accents: counts of a sex and year are added, and names
 * ordered anew, most births first, equal ones by the alphabet.
 */
export function joinSpellings(rows: readonly CountryRow[], floor: number): Joined | Problem {
  const counts = new Map<string, Map<NameId, number>>();
  const written = new Map<NameId, Map<string, number>>();
  let leftOut = 0;
  for (const { year, sex, name, count } of rows) {
    if (count < floor) return { problem: `${name} ${sex} ${year} has a count below ${floor}` };
    const id = foldName(name);
    if (id.length < FEWEST_LETTERS) {
      leftOut += 1;
      continue;
    }
    const list = entryOf(counts, `${year} ${sex}`, () => new Map<NameId, number>());
    list.set(id, (list.get(id) ?? 0) + count);
    const forms = entryOf(written, id, () => new Map<string, number>());
    forms.set(name, (forms.get(name) ?? 0) + count);
  }
  const years = inOrder(counts);
  return "problem" in years ? years : { years, spellings: spellingsOf(written), leftOut };
}

function inOrder(
  counts: ReadonlyMap<string, ReadonlyMap<NameId, number>>,
): readonly YearOfBirths[] | Problem {
  const known = Array.from(counts.keys(), (key) => Number.parseInt(key, 10));
  const [first, last] = [Math.min(...known), Math.max(...known)];
  const years: YearOfBirths[] = [];
  for (let year = first; year <= last; year++) {
    const [F, M] = SEXES.map((sex) => listOf(counts.get(`${year} ${sex}`)));
    if (F === undefined || M === undefined) return { problem: `${year} lacks a sex, or is missing` };
    years.push({ year, F, M });
  }
  return years.length === 0 ? { problem: "there are no births" } : years;
}

function listOf(counts: ReadonlyMap<NameId, number> | undefined): YearList | undefined {
  if (counts === undefined) return undefined;
  const rows = [...counts].toSorted(
    ([one, births], [other, more]) => more - births || (one < other ? -1 : 1),
  );
  return { names: rows.map(([id]) => ssaSpelling(id)), counts: rows.map(([, count]) => count) };
}

/** The most frequent form of each name, where letters alone do not write it. */
function spellingsOf(written: ReadonlyMap<NameId, ReadonlyMap<string, number>>): ReadonlyMap<NameId, string> {
  const spellings = [...written]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([id, forms]) => {
      const [[form] = [""]] = [...forms].toSorted(([, births], [, more]) => more - births);
      return MORE_THAN_LETTERS.test(form) ? [[id, form] as const] : [];
    });
  return new Map(spellings);
}

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
