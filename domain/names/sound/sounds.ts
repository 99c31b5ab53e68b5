/**
 * What a name sounds like, roughly: consonants merged where people mishear or respell them (s z; sh ch; th t; j zh),
 * and each vowel as the set of sounds that its letters may stand for.
 */
export type Sound = {
  /** A number for the consonants and the places of the vowels between them: the same for Seema, Sam and Siam. */
  readonly key: number;
  /**
   * First vowel of each run of vowels, as a character each; then the last phone. A string, since a search has heard
   * twenty thousand names before long: a list would take three times as much.
   */
  readonly vowels: string;
  /** How many consonants it has; a doubled one counts once. */
  readonly consonants: number;
};

/**
 * Vowel sounds, one bit each, as in: a cat, h father, c law, e bed, y day, i bit, j see, o no, u too (and put), v cut,
 * k my, w now.
 */
export const VOWELS: Readonly<Record<string, number>> = Object.fromEntries(
  Array.from("ahceyijouvkw", (letter, bit) => [letter, 1 << bit]),
);
export const ANY_VOWEL = 0xfff;

/** Codes from here on are vowels: this plus the set of sounds. Codes below are consonants: those of capital letters. */
const VOWEL = 0x1000;

/** The phones of one name, in a list that is used again for the next. */
export type Phones = { readonly codes: Uint16Array; length: number };

export function createPhones(): Phones {
  return { codes: new Uint16Array(128), length: 0 };
}

export function addPhone(phones: Phones, code: number): void {
  if (phones.length < phones.codes.length) phones.codes[phones.length++] = code;
}

/**
 * Reads phones as the tables of sounds write them: capitals are consonants (X: sh or ch, Y: as in yes), small letters
 * one vowel that may be any of these sounds, "+" parts what follows: "KW", "jey+jea", "Y+u". "*" is any vowel.
 */
export function parsePhones(text: string): readonly number[] {
  return text.split("+").flatMap((part) => {
    if (part === "*") return [VOWEL | ANY_VOWEL];
    if (part === part.toUpperCase()) return Array.from(part, (letter) => letter.charCodeAt(0));
    return [Array.from(part).reduce((set, letter) => set | (VOWELS[letter] ?? 0), VOWEL)];
  });
}

/** FNV-1a over the consonants, with one mark for each run of vowels; a doubled consonant counts once. Signed: V8 keeps a number of 32 bits in no object of its own. */
export function keyOf({ codes, length }: Phones): number {
  let key = 0x811c9dc5 | 0;
  let before = 0;
  for (let at = 0; at < length; at++) {
    const code = Math.min(codes[at] ?? 0, VOWEL);
    if (code !== before) key = Math.imul(key ^ code, 0x01000193);
    before = code;
  }
  return key;
}

export function soundOf(phones: Phones): Sound {
  const { codes, length } = phones;
  let vowels = "";
  let consonants = 0;
  for (let at = 0; at < length; at++) {
    const code = codes[at] ?? 0;
    const before = at === 0 ? 0 : (codes[at - 1] ?? 0);
    if (code < VOWEL && code !== before) consonants++;
    if (code >= VOWEL && before < VOWEL) vowels += String.fromCharCode(code);
  }
  vowels += String.fromCharCode(codes[length - 1] ?? 0);
  return { key: keyOf(phones), vowels, consonants };
}

/** Whether two names may be said alike: the same consonants, and each vowel of the one possible in the other. */
export function soundsAlike(one: Sound, other: Sound): boolean {
  return vowelsApart(one, other) === 0;
}

/** How many vowels of two names are surely different; Infinity when consonants or the places of vowels are. */
export function vowelsApart(one: Sound, other: Sound): number {
  if (one.key !== other.key || one.vowels.length !== other.vowels.length) return Infinity;
  let apart = 0;
  for (let at = 0; at < one.vowels.length; at++) {
    const vowel = one.vowels.charCodeAt(at);
    if (vowel >= VOWEL && (vowel & other.vowels.charCodeAt(at) & ANY_VOWEL) === 0) apart++;
  }
  return apart;
}
