import { isVowel, type Phonemes } from "./said.ts";

/** Endings that draw the stress: on themselves (Noelle, Maureen, Monique). */
const LAST = /(ette|elle|een|ine|ique|esse|ise|eau|oux)$/;
/** On the syllable before: Mendoza, Serrano, Gomez, Isabella, Kowalski. */
const LAST_BUT_ONE = /([^aeiou][ao]|[aeiou]s?[kc][iy]|[aeo]s|ez|elle?r|etti|ini)$/;
/** On the last but two: Olivia, Antonio, Julian. */
const LAST_BUT_TWO = /(i[ao]|ian|ius|eo)$/;

const BECOME_WEAK: ReadonlySet<string> = new Set("aEAV");

/** Puts the stress where names of this ending mostly have it, and weakens the other short vowels. */
export function stressed(sounds: string, letters: string): Phonemes {
  const places = Array.from(sounds, (sign, at) => (isVowel(sign) ? at : -1)).filter((at) => at !== -1);
  const chosen = places[stressedSyllable(letters, places.length)];
  return Array.from(sounds, (sign, at) => {
    if (!isVowel(sign)) return sign;
    if (at === chosen) return places.length === 1 ? sign : `'${sign === "@" ? "V" : sign}`;
    const next = sounds.charAt(at + 1);
    if (BECOME_WEAK.has(sign) && next !== "r" && next !== "z") return "@";
    if (sign === "I" && at === places.at(-1)) return "@";
    if (sign === "O" && next === "r" && at === places.at(-1) && at === sounds.length - 2) return "R";
    return sign;
  })
    .join("")
    .replace(/Rr$/, "R");
}

function stressedSyllable(letters: string, count: number): number {
  if (count < 2) return 0;
  if (LAST.test(letters)) return count - 1;
  if (LAST_BUT_TWO.test(letters)) return Math.max(0, count - 3);
  if (LAST_BUT_ONE.test(letters)) return Math.max(0, count - 2);
  // McAllen: the clan's small word has no stress.
  if (letters.startsWith("mc")) return Math.min(1, count - 1);
  return Math.max(0, count - 3);
}
