/**
 * Lets the pages of any site read an answer. Only for what depends on the address alone: never for a write, and never where
 * a cookie is read.
 */
export const ANY_ORIGIN = { "access-control-allow-origin": "*" } as const;

/** What a browser is told that asks first (a preflight): reading, and revalidating, for a day. */
export const PREFLIGHT = {
  ...ANY_ORIGIN,
  "access-control-allow-methods": "GET, HEAD",
  "access-control-allow-headers": "If-None-Match",
  "access-control-max-age": "86400",
} as const;
