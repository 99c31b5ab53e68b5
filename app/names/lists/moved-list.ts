import { PATHS } from "#app/site/paths.data.ts";
import { FORMER_ORIGINS } from "#domain/names/entry/origin.ts";
import { slugOf } from "#domain/names/lists/origin-slug.ts";

/** Where the names of an origin that is none any more are found now; null for every other list. */
export function movedList(list: string, of: string | undefined): string | null {
  const origin = Object.keys(FORMER_ORIGINS).find((former) => slugOf(former) === of);
  return list !== "origin" || origin === undefined
    ? null
    : `${PATHS.browse}?${new URLSearchParams({ origin }).toString()}`;
}
