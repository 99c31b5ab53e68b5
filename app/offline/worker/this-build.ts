import { type CacheKind, cacheName } from "#app/offline/cache-names.ts";

/** Filled in by tools/building/build-service-worker.ts. */
declare const BUILD_VERSION: string;
declare const SHELL_FILES: { url: string; revision: string | null }[];
declare const FILES_OF_PAGES: Readonly<Record<string, readonly string[]>>;

export const VERSION = BUILD_VERSION;
/** Scripts, styles, letters and icons: what pages need that are there without having been read. */
export const SHELL = SHELL_FILES;
/** What one page needs, or those of one kind: a regular expression of their addresses, and files of assets/. */
export const OF_PAGES = Object.entries(FILES_OF_PAGES);

export function cacheOf(kind: CacheKind): string {
  return cacheName(kind, VERSION);
}
