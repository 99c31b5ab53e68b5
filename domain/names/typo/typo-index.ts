import { fileInDrawers, markOf, rankBitsOf } from "#domain/names/search/search-drawers.ts";
import type { NameTable } from "#domain/names/search/search-table.ts";
import { LONGEST_TYPO, distanceFrom } from "./typo-distance.ts";
import { countVariants, listVariants } from "./typo-variants.ts";

/** Ranks of all names within so many letters (0, 1 or 2) of a text; the list is valid until the next question. */
export type FindTypos = (text: Uint8Array, letters: number) => Uint32Array;

/**
 * An index of the names from one rank to another.
 *
 * Symmetric deletion (W. Garbe, SymSpell, 2012): two texts within two letters of each other become equal when at most
 * two letters are left out of each. Names are filed at start under every variant of theirs; a text is looked up under
 * its own, and what is found is measured.
 */
export function createTypoIndex(table: NameTable, from: number, to: number): FindTypos {
  const { letters } = table;
  const [starts, ends] = [table.starts.subarray(from, to), table.ends.subarray(from, to)];
  const { first, ranks: places, shift } = fileVariants(letters, starts, ends);
  const rankBits = rankBitsOf(starts.length);
  const rankMask = (1 << rankBits) - 1;
  const variants = new Uint32Array(countVariants(FRONT, 2));
  const found = new Uint32Array(starts.length);
  const askedIn = new Uint32Array(starts.length);
  let question = 0;

  return (text, allowed) => {
    if (text.length === 0 || text.length > LONGEST_TYPO) return found.subarray(0, 0);
    const distance = distanceFrom(text);
    const lookUps = listVariants(text, 0, Math.min(text.length, FRONT), allowed, variants, 0);
    let count = 0;
    question++;
    for (let lookUp = 0; lookUp < lookUps; lookUp++) {
      const variant = variants[lookUp] ?? 0;
      const drawer = variant >>> shift;
      const mark = markOf(variant, shift, rankBits);
      const last = first[drawer + 1] ?? 0;
      for (let at = first[drawer] ?? 0; at < last; at++) {
        const entry = places[at] ?? 0;
        // Most of a drawer is filed under other variants: that is seen without a look at the names.
        if (((entry ^ mark) & ~rankMask) !== 0) continue;
        const place = entry & rankMask;
        if (askedIn[place] === question) continue;
        askedIn[place] = question;
        if (distance(letters, starts[place] ?? 0, ends[place] ?? 0) <= allowed) found[count++] = from + place;
      }
    }
    return found.subarray(0, count);
  };
}

/**
 * Only so many letters from the front are filed: within two letters of each other, two words still become equal in front
 * when two letters are left out of each, and a name of twelve letters is filed 29 times, not 79.
 */
const FRONT = 7;

/** A name so short is one letter off what is typed for it, or shorter than that: two letters are never left out of it. */
const SHORT = 5;

function fileVariants(letters: Uint8Array, starts: Uint32Array, ends: Uint32Array) {
  const lastSlips = new Uint32Array(starts.length);
  let count = 0;
  for (let place = 0; place < starts.length; place++) {
    const length = (ends[place] ?? 0) - (starts[place] ?? 0);
    count += countVariants(Math.min(length, FRONT), length <= SHORT ? 1 : 2);
    lastSlips[place] = count;
  }
  const slips = new Uint32Array(count);
  for (let place = 0, at = 0; place < starts.length; place++) {
    const [start, end] = [starts[place] ?? 0, ends[place] ?? 0];
    at = listVariants(letters, start, Math.min(end, start + FRONT), end - start <= SHORT ? 1 : 2, slips, at);
  }
  // A drawer holds four to eight: with fewer to a drawer the drawers no longer fit into the processor's cache.
  const shift = Math.clz32(count >>> 3);
  return { ...fileInDrawers(slips, lastSlips, 1 << (32 - shift), shift), shift };
}
