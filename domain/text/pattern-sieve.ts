import { once } from "#domain/once.ts";
import { createNeeds, inLetters } from "./needed-letters.ts";

/** Some of many patterns, by their places: a bit for each. */
export type SomePatterns = Uint32Array;

/** The blank, letters, figures and the star; three of them are one number, and so are two, behind all threes. */
const CHARACTERS = 29;
const TWOS = CHARACTERS ** 2;
const THREES = CHARACTERS ** 3;
const FIGURE = 27;
const STAR = 28;
const BITS = 32;

/**
 * Tells which of many patterns may match a text: those of which it has letters that every match has (needed-letters.ts). It
 * is read once for all of them, and most texts leave few. What the patterns need is worked out when somebody first asks.
 */
export function createSieve(patterns: readonly RegExp[]): (text: string) => SomePatterns {
  const filed = once(() => fileNeeded(patterns));
  return (text) => {
    const { always, placeOf, rows } = filed();
    const sifted = always.slice();
    let three = 0;
    let isBlank = true;
    for (let at = 0; at < text.length; at++) {
      const letter = numberOf(text.charCodeAt(at));
      if (letter === 0 && isBlank) continue;
      isBlank = letter === 0;
      three = (three % TWOS) * CHARACTERS + letter;
      add(sifted, rows, placeOf[three] ?? 0);
      add(sifted, rows, placeOf[THREES + (three % TWOS)] ?? 0);
      if (letter >= FIGURE) add(sifted, rows, placeOf[letter] ?? 0);
    }
    return sifted;
  };
}

function add(sifted: Uint32Array, rows: Uint32Array, place: number): void {
  if (place === 0) return;
  for (let word = 0; word < sifted.length; word++)
    sifted[word] = (sifted[word] ?? 0) | (rows[place * sifted.length + word] ?? 0);
}

export function somePatterns(places: Iterable<number>, ofAll: number): SomePatterns {
  const some = new Uint32Array(Math.ceil(ofAll / BITS));
  for (const place of places) setBit(some, place);
  return some;
}

function setBit(bits: Uint32Array, place: number): void {
  const word = Math.floor(place / BITS);
  bits[word] = (bits[word] ?? 0) | (1 << (place % BITS));
}

/** The places of those that are among others, too, in their order. */
export function placesIn(some: SomePatterns, others: SomePatterns = some): readonly number[] {
  const places: number[] = [];
  for (let word = 0; word < some.length; word++) {
    // From the lowest bit that is set to the next.
    for (let left = (some[word] ?? 0) & (others[word] ?? 0); left !== 0; left &= left - 1)
      places.push(word * BITS + BITS - 1 - Math.clz32(left & -left));
  }
  return places;
}

/** Those that may match a text, in their order. */
export function sievedPatterns<Each extends { readonly pattern: RegExp }>(
  all: readonly Each[],
): (text: string) => readonly Each[] {
  const sift = createSieve(all.map(({ pattern }) => pattern));
  return (text) => {
    const found: Each[] = [];
    for (const place of placesIn(sift(text))) {
      const each = all[place];
      if (each !== undefined) found.push(each);
    }
    return found;
  };
}

/** The number of a character, as inLetters reads it. */
function numberOf(code: number): number {
  const small = code | 32;
  if (small >= 97 && small <= 122) return small - 96;
  if (code >= 48 && code <= 57) return FIGURE;
  if (code === 42 || code === 63 || code === 95) return STAR;
  return code === 0x17f ? 19 : code === 0x212a ? 11 : 0;
}

/** The number of one, two or three characters that inLetters wrote. */
function keyOf(letters: string): number {
  let key = 0;
  for (let at = 0; at < letters.length; at++) key = key * CHARACTERS + numberOf(letters.charCodeAt(at));
  return letters.length === 2 ? THREES + key : key;
}

function fileNeeded(patterns: readonly RegExp[]) {
  const size = Math.ceil(patterns.length / BITS);
  const often = countIn(patterns);
  const neededFor = createNeeds((letters) => often[keyOf(letters)] ?? 0);
  const always = new Uint32Array(size);
  const placeOf = new Uint16Array(THREES + TWOS);
  // None stands at place 0: most of what a text holds leads there.
  const filed: Uint32Array[] = [new Uint32Array(size)];
  for (const [place, pattern] of patterns.entries()) {
    const needed = neededFor(pattern);
    if (needed === null) setBit(always, place);
    for (const letters of needed ?? []) {
      const key = keyOf(letters);
      const at = placeOf[key] || filed.length;
      placeOf[key] = at;
      setBit((filed[at] ??= new Uint32Array(size)), place);
    }
  }
  const rows = new Uint32Array(filed.length * size);
  for (const [at, bits] of filed.entries()) rows.set(bits, at * size);
  return { always, placeOf, rows };
}

/** In how many patterns some two or three characters stand: what stands in many is met in many texts. */
function countIn(patterns: readonly RegExp[]): Uint16Array {
  const often = new Uint16Array(THREES + TWOS);
  const lastIn = new Uint16Array(often.length);
  for (const [place, { source }] of patterns.entries()) {
    let three = 0;
    for (const letter of inLetters(source)) {
      three = (three % TWOS) * CHARACTERS + numberOf(letter.charCodeAt(0));
      for (const key of [three, THREES + (three % TWOS)]) {
        if (lastIn[key] === place + 1) continue;
        lastIn[key] = place + 1;
        often[key] = (often[key] ?? 0) + 1;
      }
    }
  }
  return often;
}
