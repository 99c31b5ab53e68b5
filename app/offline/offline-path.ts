import { PATHS } from "#app/site/paths.data.ts";
import { READ_THEIR_ADDRESS } from "./carried-pages.data.ts";

/** The page that stands in for one that is not on this device. */
export const OFFLINE_PATH = PATHS.offline;

const ONE_COPY: ReadonlySet<string> = new Set(READ_THEIR_ADDRESS);

/** The address under which a copy of a page is kept: one for every query of those pages that read their address themselves. */
export function cacheKeyOf(address: string): string {
  const { href, origin, pathname } = new URL(address);
  return ONE_COPY.has(pathname) ? `${origin}${pathname}` : href;
}

const ASKED = "page";

/** Where the worker leads instead of a page that it does not have. */
export function offlineInsteadOf(path: string): string {
  return `${OFFLINE_PATH}?${ASKED}=${encodeURIComponent(path)}`;
}

/** The page that was asked for: a path of our own, or nothing. */
export function askedIn(search: string): string | null {
  const asked = new URLSearchParams(search).get(ASKED);
  // One slash in front: "//evil.example" would be another site's address.
  return asked !== null && /^\/(?![/\\])/.test(asked) ? asked : null;
}

/** The name whose page was asked for. */
export function nameAskedIn(path: string): string | null {
  return /^\/names\/([^/?#]+)$/.exec(path)?.[1] ?? null;
}
