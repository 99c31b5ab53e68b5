/**
 * What the worker keeps, each kind in a cache of its own for each build: "pages-1f3a". Nothing else of the site's is in
 * the browser's cache storage.
 */
export const CACHE_KINDS = ["shell", "pages", "carried", "data", "answers", "copy"] as const;
export type CacheKind = (typeof CACHE_KINDS)[number];

/** Kinds that show what a visitor has read or saved. */
const PERSONAL: readonly CacheKind[] = ["pages", "carried", "data", "answers"];

export function cacheName(kind: CacheKind, version: string): string {
  return `${kind}-${version}`;
}

/** The build a cache belongs to; undefined for a cache that is not ours. */
export function versionIn(name: string): string | undefined {
  const [kind, version] = name.split("-");
  return CACHE_KINDS.some((known) => known === kind) ? version : undefined;
}

export function isPersonal(name: string): boolean {
  return PERSONAL.some((kind) => name.startsWith(`${kind}-`));
}

/**
 * Which caches a new build leaves behind. The build before it stays, for a tab that was opened with it, and for the pages
 * read with it. Names come in the order in which the caches were made.
 */
export function outdated(names: readonly string[], version: string): readonly string[] {
  const others = [...new Set(names.flatMap((name) => versionIn(name) ?? []))].filter((of) => of !== version);
  const before = others.at(-1);
  return names.filter((name) => {
    const of = versionIn(name);
    return of !== undefined && of !== version && of !== before;
  });
}
