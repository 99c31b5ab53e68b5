import type { Category, State } from "#domain/directory/choices.ts";

/**
 * An address. The path is compared as it is; of the query only what stands in `has`, whatever the case. An anchor after the
 * path is an article or a listing: a page of its own, or a heading within the article, is as good.
 */
export type Place = { readonly path: string; readonly has?: Readonly<Record<string, string>> };

/** A search of the whole site as somebody types it. One of these is among the first three of its group; the best comes first. */
export type SiteWish = { readonly query: string; readonly wants: readonly Place[] };

/** A page, a name, a list or a sheet; with an anchor, an article on its page. */
export function at(path: string): Place {
  return { path };
}

export function video(id: string): Place {
  return { path: "/videos", has: { video: id } };
}

export function game(id: string): Place {
  return { path: "/games", has: { play: id } };
}

/** The directory, filtered. */
export function help(has: { readonly state?: State; readonly category?: Category } = {}): Place {
  return { path: "/parent-directory", has };
}

/** One organization. */
export function listing(id: number): Place {
  return { path: `/parent-directory#listing-${id}` };
}
