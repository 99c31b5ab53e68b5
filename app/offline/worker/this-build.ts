import { type CacheKind, cacheName } from "#app/offline/cache-names.ts";

/** Filled in by tools/building/build-service-worker.ts. */
declare const BUILD_VERSION: string;
declare const SHELL_FILES: { url: string; revision: string | null }[];
declare const FILES_OF_PAGES: Readonly<Record<string, readonly string[]>>;

export const VERSION = BUILD_VERSION;
/** Scripts, styles, letters and icons: what every page needs to be shown. */
export const SHELL = SHELL_FILES;
/** What only one page needs, by its path. */
export const OF_ONE_PAGE = FILES_OF_PAGES;

export function cacheOf(kind: CacheKind): string {
  return cacheName(kind, VERSION);
}
