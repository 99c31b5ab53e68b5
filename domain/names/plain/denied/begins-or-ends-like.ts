import type { NameId } from "#domain/names/entry/name.ts";

/** So many first or last letters in common, and who wants nothing close to a name hears it in the other. */
const ALIKE = 3;

/** Whether a name begins or ends with the letters of another: Emilia and Lily of Emily. */
export function beginsOrEndsLike(one: NameId, other: NameId): boolean {
  return one.startsWith(other.slice(0, ALIKE)) || one.endsWith(other.slice(-ALIKE));
}
