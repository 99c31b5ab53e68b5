import type { NameId } from "#domain/names/entry/name.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import { isLoneWord } from "#domain/names/plain/plain-query.ts";

/** From so many letters on, a word may be two slips away from the name that is meant. */
const TWO_SLIPS = 7;

/**
 * What a word may be a slip of, where it is nothing else: one letter off, two of a longer word, and one that people meet among
 * them. "Qwerty" is no slip of Qwest, and pizza none of Izza.
 */
export function likelySlips(
  text: string,
  hits: readonly Hit[],
  isMet: (id: NameId) => boolean,
): readonly Hit[] {
  if (!isLoneWord(text) || hits.some(({ why }) => why.kind !== "typo")) return hits;
  const isLong = text.trim().length >= TWO_SLIPS;
  const near = hits.filter(({ why }) => isLong || (why.kind === "typo" && why.letters === 1));
  return near.some(({ id }) => isMet(id)) ? near : [];
}
