import { THEMES } from "#content/names/themes.ts";
import type { Field } from "#domain/names/browse/rules/rule.ts";
import { RULES } from "#domain/names/browse/rules/rules.ts";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import { TOP_LISTS } from "#domain/names/lists/list-id.ts";
import { STATES, stateSlug } from "#domain/places/states.ts";
import type { NameId } from "#domain/names/entry/name.ts";

/** Addresses of one kind, each another name's: the n-th of so many. */
export type Kind = { readonly name: string; readonly pathOf: (n: number) => string };

const stateAt = (n: number) => STATES.map(stateSlug)[n % STATES.length] ?? "";

const yearAt = (n: number) => 1880 + (n % 145);

/** A step through the names that meets each of them before one comes again. */
const STRIDE = 7_919;

/** What visitors ask who all ask something else. */
export function differentPaths(ids: readonly NameId[]) {
  const idAt = (n: number) => ids[(n * STRIDE) % ids.length] ?? "";
  const at = <Name extends string>(name: Name, pathOf: (n: number) => string) => ({ name, pathOf });
  return {
    home: at("home searches", (n) => `/?q=${idAt(n)}`),
    names: at("name pages", (n) => `/names/${idAt(n + 50_000)}`),
    compare: at("compare pages", (n) => `/compare?names=${idAt(n)},${idAt(n + 1)},${idAt(n + 2)}`),
    maps: at("maps", (n) => `/names/map?name=${idAt(n + 30_000)}`),
    ranks: at("ranks by state", (n) => `/names/map?name=${idAt(n + 30_000)}&from=${1910 + 10 * (n % 10)}`),
    countries: at("countries side by side", (n) => `/compare/countries?names=${idAt(n)},${idAt(n + 1)}`),
    ages: at("ages of names", (n) => `/names/how-old?name=${idAt(n + 10_000)}`),
    forecast: at("the page of forecasts", (n) => `/names/forecast?n=${n}`),
    throughTime: at(
      "names through time",
      (n) => `/names/through-time?start=${idAt(n).slice(0, 2)}&end=${idAt(n + 7).slice(-2)}&n=${n}`,
    ),
    states: at("pages of states", (n) => `/names/states/${stateAt(n)}?n=${n}`),
    sheets: at("name sheets", (n) => `/names/sheet?names=${idAt(n)},${idAt(n + 1)}&year=1987`),
    embeds: at("embedded names", (n) => `/embed/names/${idAt(n)}`),
    records: at("names as JSON", (n) => `/names/${idAt(n)}.json`),
    lists: at("lists of years", (n) => `/names/lists/${TOP_LISTS[n % 2] ?? ""}/${yearAt(n)}?n=${n}`),
    searches: at("searches of the API", (n) => `/api/names/search?q=${idAt(n + 20_000)}`),
    browse: at("filters", (n) => `/names?${filtersAt(n)}`),
    directory: at("directory searches", (n) => `/parent-directory?q=${idAt(n)}`),
    like: at("names like some", (n) => `/api/names/like?ids=${idAt(n)}&count=${1 + (n % 12)}`),
  } as const;
}

/** Gives the next so many paths of a kind at each call, none of them twice. Throws when there are no more. */
export function eachOnce({ name, pathOf }: Kind, from = 0): (count: number) => readonly string[] {
  const given = new Set<string>();
  let n = from;
  return (count) => {
    const paths: string[] = [];
    for (let misses = 0; paths.length < count; n += 1) {
      const path = pathOf(n);
      if (!given.has(path)) {
        given.add(path);
        paths.push(path);
        misses = 0;
      } else if ((misses += 1) > MOST_MISSES) throw new Error(`There are no more different ${name}.`);
    }
    return paths;
  };
}

const MOST_MISSES = 1_000;

/** Two or three filters as somebody sets them, of one value each. */
function filtersAt(n: number): URLSearchParams {
  const dice = seededDice(n);
  const one = <Item>(of: readonly Item[]) => of[Math.floor(dice() * of.length)];
  const params = new URLSearchParams();
  for (let set = 0; set < 2 + (n % 2); set += 1) {
    const { key, field } = one(Object.values(RULES)) ?? RULES.gender;
    params.set(key, one(valuesOf(field)) ?? "");
  }
  return params;
}

function valuesOf(field: Field): readonly string[] {
  if (field.kind === "letters") return BEGINNINGS;
  return field.kind === "spans" ? field.offered : field.values(THEMES);
}

const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz");
const BEGINNINGS = [
  ...LETTERS,
  ...LETTERS.flatMap((one) => Array.from("aeioulnr", (other) => `${one}${other}`)),
];
