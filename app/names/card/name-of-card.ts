import type { NameId } from "#domain/names/entry/name.ts";

/** From so many letters on, a name is set smaller: a column holds no more. */
export const LONG_NAME_LETTERS = 11;

/** The page of a name. */
export function namePath(id: NameId): string {
  return `/names/${encodeURIComponent(id)}`;
}
