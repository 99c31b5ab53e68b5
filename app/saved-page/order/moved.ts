import type { NameId } from "#domain/names/entry/name.ts";

export const MOVES = ["top", "up", "down"] as const;
export type Move = (typeof MOVES)[number];

/** The ids with one of them moved; the same ids when it stands at that end already, or not among them. */
export function moved(ids: readonly NameId[], nameId: NameId, move: Move): readonly NameId[] {
  const from = ids.indexOf(nameId);
  const to = { top: 0, up: from - 1, down: from + 1 }[move];
  if (from === -1 || to === from || to < 0 || to >= ids.length) return ids;
  return ids.toSpliced(from, 1).toSpliced(to, 0, nameId);
}

/** The ids with one of them at this place among all, from 0; the same ids when it stands there already, or not among them. */
export function movedTo(ids: readonly NameId[], nameId: NameId, place: number): readonly NameId[] {
  const from = ids.indexOf(nameId);
  return from === -1 || from === place ? ids : ids.toSpliced(from, 1).toSpliced(place, 0, nameId);
}
