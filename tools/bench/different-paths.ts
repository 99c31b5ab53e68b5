import type { NameId } from "#domain/names/entry/name.ts";

/** Addresses of one kind, each another name's: the n-th of so many. */
export type Kind = { readonly name: string; readonly pathOf: (n: number) => string };

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
    searches: at("searches of the API", (n) => `/api/names/search?q=${idAt(n + 20_000)}`),
    browse: at("browse pages", (n) => `/names?starts=${idAt(n).slice(0, 2)}&page=${1 + (n % 3)}`),
    directory: at("directory searches", (n) => `/parent-directory?q=${idAt(n)}`),
    like: at("names like some", (n) => `/api/names/like?ids=${idAt(n)}&count=${1 + (n % 12)}`),
  } as const;
}
