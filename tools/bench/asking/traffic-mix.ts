import { PAGES } from "#content/site/pages.ts";
import { seededDice } from "#domain/names/browse/seeded-dice.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { isIndexed, type Page } from "#domain/pages/page.ts";
import { differentPaths } from "./different-paths.ts";

/** One kind of request in a mix: how many in a hundred are of it, and the address of the n-th, by chance. */
type Share = { readonly inHundred: number; readonly pathOf: (n: number, chance: number) => string };

/** Estimated: most visitors come from a search engine to one name; the names given most are asked for most. */
function sharesOf(ids: readonly NameId[], known: readonly NameId[]): readonly Share[] {
  const kinds = differentPaths(ids);
  const pages = Object.values<Page>(PAGES)
    .filter(isIndexed)
    .map(({ path }) => path);
  const knownBy = (chance: number) => zipf(known, chance);
  return [
    { inHundred: 55, pathOf: (_, chance) => `/names/${knownBy(chance)}` },
    { inHundred: 12, pathOf: () => "/" },
    { inHundred: 9, pathOf: (n) => kinds.browse.pathOf(n) },
    { inHundred: 7, pathOf: (_, chance) => `/?q=${knownBy(chance)}` },
    { inHundred: 6, pathOf: (_, chance) => pages[Math.floor(chance * pages.length)] ?? "/" },
    { inHundred: 4, pathOf: (n, chance) => `/compare?names=${knownBy(chance)},${knownBy((n % 97) / 97)}` },
    { inHundred: 4, pathOf: () => "/api/names/generate?count=12&gender=all" },
    { inHundred: 3, pathOf: (_, chance) => `/api/names/search?q=${knownBy(chance).slice(0, 3)}` },
  ];
}

/** The first is asked for most, the tenth a tenth as often, and so on. */
export function zipf<Item>(items: readonly Item[], chance: number): Item | "" {
  return items[Math.floor(items.length ** chance) - 1] ?? "";
}

/** So many addresses as visitors ask for them, the same each time. */
export function trafficMix(
  count: number,
  ids: readonly NameId[],
  byUse: readonly NameId[],
): readonly string[] {
  const shares = sharesOf(ids, byUse);
  const dice = seededDice(100);
  return Array.from({ length: count }, (_, n) => {
    let left = dice() * 100;
    const share = shares.find(({ inHundred }) => (left -= inHundred) < 0) ?? shares[0];
    return share?.pathOf(n, dice()) ?? "/";
  });
}
