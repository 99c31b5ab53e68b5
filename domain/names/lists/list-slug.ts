import { STATES, stateSlug } from "#domain/places/states.ts";
import type { ListRequest } from "./list-id.ts";
import { originSlug } from "./origin-slug.ts";
import { spanSlug } from "./span.ts";

/** In the address of a list that counts by sound, behind its id. */
export const BY_SOUND = "-by-sound";
/** In the address of an origin's list of one sex, behind the origin. */
export const SEX_SLUGS = { girl: "-girls", boy: "-boys" } as const;

/** What stands behind /names/lists/: "top-100-girls/1985", "rising-girls-by-sound", "origin/irish-girls". */
export function listSlug(request: ListRequest): string {
  const { list, of } = listParams(request);
  return of === undefined ? list : `${list}/${of}`;
}

/** The two parts of it. */
export function listParams(request: ListRequest): { readonly list: string; readonly of?: string } {
  const { list } = request;
  if ("by" in request) {
    const named = request.by === "sound" ? `${list}${BY_SOUND}` : list;
    return "span" in request && request.span.kind !== "newest"
      ? { list: named, of: spanSlug(request.span) }
      : { list: named };
  }
  switch (request.list) {
    case "letter":
    case "hardly-in-the-us":
    case "also-in-the-us":
      return { list, of: request.of };
    case "origin": {
      const { of, sex } = request;
      return { list, of: `${originSlug(of)}${sex === null ? "" : SEX_SLUGS[sex]}` };
    }
    case "rising-by-state": {
      const state = request.of === null ? undefined : STATES[request.of];
      return state === undefined ? { list } : { list, of: stateSlug(state) };
    }
  }
}
