import { type Phones, ANY_VOWEL, VOWELS } from "./sounds.ts";

/** Codes of vowels in Phones begin here; the set of sounds stands in the lower bits. */
const VOWEL = 0x1000;

/** Either end of a name. */
export const END = 0;

/** A vowel nobody hears clearly: the last of Hazel and of Harper. */
const WEAK = 40;

const E = VOWELS["e"] ?? 0;
const V = VOWELS["v"] ?? 0;
const SHORT_I = E | (VOWELS["i"] ?? 0);
const FIRST_WEAK = SHORT_I | (VOWELS["a"] ?? 0);

/** What a set of possible vowels is taken for: the first of these that is in it. Sounds that are often confused share a sign. */
const TAKEN_FOR = Array.from("aoeyijuwkhcv", (sound, place) => ({
  bit: VOWELS[sound] ?? 0,
  sign: 27 + ({ j: 4, h: 0, c: 0, v: 0 }[sound] ?? place),
}));

/**
 * The phones of a name as plain numbers, one a sound, to be compared one by one: where Phones leave open what a vowel may
 * be, this is the likeliest. A doubled consonant counts once.
 */
export function signsOf({ codes, length }: Phones): readonly number[] {
  const signs: number[] = [];
  for (let at = 0; at < length; at++) {
    const code = codes[at] ?? 0;
    const sign = code < VOWEL ? code - 64 : vowelSign(code & ANY_VOWEL);
    if (sign !== signs.at(-1)) signs.push(sign);
  }
  return signs;
}

/** The signs of a spelling: as above, and its last vowel is weak when consonants end the name (Mabel, Addison). */
export function signsOfSpelling(phones: Phones): readonly number[] {
  const signs = signsOf(phones);
  const last = signs.findLastIndex(isVowelSign);
  const isWeak = last < signs.length - 1 && last > signs.findIndex(isVowelSign) && endsOpen(phones);
  return isWeak ? signs.with(last, WEAK) : signs;
}

export function isVowelSign(sign: number): boolean {
  return sign > 26;
}

/** How far two names are apart: one for each other sound, two for one more or fewer; a vowel nobody hears clearly is any vowel. */
export function signsApart(one: readonly number[], other: readonly number[]): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => 2 * at);
  for (const [row, mine] of one.entries()) {
    const line = [2 * (row + 1)];
    for (const [at, theirs] of other.entries()) {
      const replaced = (above[at] ?? 0) + (isSameSign(mine, theirs) ? 0 : 1);
      line.push(Math.min(replaced, (above[at + 1] ?? 0) + 2, (line[at] ?? 0) + 2));
    }
    above = line;
  }
  return above.at(-1) ?? 0;
}

function isSameSign(one: number, other: number): boolean {
  return one === other || (isVowelSign(one) && isVowelSign(other) && (one === WEAK || other === WEAK));
}

/** Whether the last vowel of a spelling is one plain letter, which may stand for three sounds or more: not "ee" or "ai". */
function endsOpen({ codes, length }: Phones): boolean {
  const last = codes.subarray(0, length).findLast((code) => code >= VOWEL) ?? 0;
  const set = last & ANY_VOWEL;
  return TAKEN_FOR.filter(({ bit }) => (set & bit) !== 0).length >= 3;
}

function vowelSign(set: number): number {
  if ((set & E) !== 0 && (set & V) !== 0) return WEAK;
  if (set === FIRST_WEAK) return WEAK;
  const heard = set === SHORT_I ? set & ~E : set;
  return TAKEN_FOR.find(({ bit }) => (heard & bit) !== 0)?.sign ?? WEAK;
}
