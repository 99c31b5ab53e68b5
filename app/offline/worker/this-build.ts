import { type CacheKind, cacheName } from "#app/offline/cache-names.ts";

/** Filled in by tools/building/build-service-worker.ts. */
declare const BUILD_VERSION: string;
declare const SHELL_FILES: { url: string; revision: string | null }[];

export const VERSION = BUILD_VERSION;
/** Scripts, styles, letters and icons: what every page needs to be shown. */
export const SHELL = SHELL_FILES;

export function cacheOf(kind: CacheKind): string {
  return cacheName(kind, VERSION);
}
