import { type Drawers, fileInDrawers } from "./search-drawers.ts";
import type { NameTable } from "./search-table.ts";
import { LONGEST_TYPO, distanceFrom } from "./typo-distance.ts";
import { VARIANT_DRAWERS, countVariants, listVariants } from "./typo-variants.ts";

/** Ranks of all names within so many letters (0, 1 or 2) of a text; the list is valid until the next question. */
export type FindTypos = (text: Uint8Array, letters: number) => Uint32Array;

/**
 * Symmetric deletion (W. Garbe, SymSpell, 2012): two texts within two letters of each other become equal when at most
 * two letters are left out of each. Names are filed at start under every variant of theirs; a text is looked up under
 * its own, and what is found is measured.
 */
export function createTypoIndex(table: NameTable): FindTypos {
  const { size, letters, starts, ends } = table;
  const { first, ranks } = fileVariants(table);
  const variants = new Uint32Array(countVariants(LONGEST_TYPO, 2));
  const found = new Uint32Array(size);
  const askedIn = new Uint32Array(size);
  let question = 0;

  return (text, allowed) => {
    if (text.length === 0 || text.length > LONGEST_TYPO) return found.subarray(0, 0);
    const distance = distanceFrom(text);
    const lookUps = listVariants(text, 0, text.length, allowed, variants, 0);
    let count = 0;
    question++;
    for (let lookUp = 0; lookUp < lookUps; lookUp++) {
      const drawer = variants[lookUp] ?? 0;
      const last = first[drawer + 1] ?? 0;
      for (let at = first[drawer] ?? 0; at < last; at++) {
        const rank = ranks[at] ?? 0;
        if (askedIn[rank] === question) continue;
        askedIn[rank] = question;
        const start = starts[rank] ?? 0;
        const end = ends[rank] ?? 0;
        if (Math.abs(end - start - text.length) > allowed) continue;
        if (distance(letters, start, end) <= allowed) found[count++] = rank;
      }
    }
    return found.subarray(0, count);
  };
}

/** A name so short is one letter off what is typed for it, or shorter than that: two letters are never left out of it. */
const SHORT = 5;

function fileVariants({ size, letters, starts, ends }: NameTable): Drawers {
  const lastSlips = new Uint32Array(size);
  let count = 0;
  for (let rank = 0; rank < size; rank++) {
    const length = (ends[rank] ?? 0) - (starts[rank] ?? 0);
    count += countVariants(length, length <= SHORT ? 1 : 2);
    lastSlips[rank] = count;
  }
  const slips = new Uint32Array(count);
  for (let rank = 0, at = 0; rank < size; rank++) {
    const [start, end] = [starts[rank] ?? 0, ends[rank] ?? 0];
    at = listVariants(letters, start, end, end - start <= SHORT ? 1 : 2, slips, at);
  }
  return fileInDrawers(slips, lastSlips, VARIANT_DRAWERS);
}
