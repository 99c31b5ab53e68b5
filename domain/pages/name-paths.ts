import type { NameId } from "#domain/names/entry/name.ts";

/** Where a name has its page. */
export function namePath(id: NameId): string {
  return `/names/${id}`;
}

/** The same for programs. */
export function nameDataPath(id: NameId): string {
  return `${namePath(id)}.json`;
}

/** What other sites may frame. */
export function embedPath(id: NameId): string {
  return `/embed${namePath(id)}`;
}

/** Where programs that show links ask how a name is shown (oembed.com). */
export function oembedPath(origin: string, id: NameId): string {
  return `/oembed?url=${encodeURIComponent(`${origin}${namePath(id)}`)}&format=json`;
}
