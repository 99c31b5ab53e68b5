import { lettersOf } from "#domain/names/search/search-table.ts";
import { distanceFrom, LONGEST_TYPO } from "#domain/names/typo/typo-distance.ts";

/**
 * Words that decide whether somebody is in need. A slip of the fingers must not hide them, so a word near one of these is read
 * as it: one slip in five letters, two in eight. Those that are a slip away from an everyday word (coping, coming) are missing.
 * By the first letter, in which nobody is forgiven a slip.
 */
const DECISIVE = Map.groupBy(
  "abused abusive anymore bleach boyfriend breathing choked choking crying depressed depression disappear hitting hopeless husband killing medicine myself overdose overdosed partner pills poisoned poisoning pregnant strangled suffocate suicidal suicide swallowed terrified terrorist terrorists threatened toddler unconscious violence worthless"
    .split(" ")
    .map((word) => ({ word, letters: lettersOf(word) })),
  ({ word }) => word[0],
);
/** Words of another sense, one slip away. */
const LEFT_ALONE = new Set(
  "amused breach chosing drying hiding kissing overdone overuse overused trying".split(" "),
);
const SHORTEST = 5;
const TWO_SLIPS = 8;

/** Of the text that was read last: who reads for one kind of care reads for another. */
let last: { readonly text: string; readonly read: string } | undefined;

/** As care reads it: small letters without marks, apostrophes left out, anything else a blank; slips in words that decide mended. */
export function careText(text: string): string {
  if (last?.text !== text) last = { text, read: readText(text) };
  return last.read;
}

function readText(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\p{M}'’‘`´]/gu, "")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "")
    .map(mended)
    .join(" ");
}

function mended(word: string): string {
  const decisive = DECISIVE.get(word[0]);
  if (decisive === undefined || word.length < SHORTEST || word.length > LONGEST_TYPO) return word;
  if (!/^[a-z]+$/.test(word) || LEFT_ALONE.has(word)) return word;
  let distance: ReturnType<typeof distanceFrom> | undefined;
  for (const { word: right, letters } of decisive) {
    if (right === word) return word;
    const slips = Math.min(right.length, word.length) < TWO_SLIPS ? 1 : 2;
    if (Math.abs(right.length - word.length) > slips) continue;
    distance ??= distanceFrom(lettersOf(word));
    if (distance(letters, 0, letters.length) <= slips) return right;
  }
  return word;
}
