/**
 * How a name is said, in General American, one sign a sound, so that rules can compare sounds as they compare letters:
 * vowels i I e E a A O o U u V @ R Y W J (see, bit, day, bed, cat, father, law, go, put, too, cut, ago, her, my, now, boy),
 * consonants as letters, and T D S Z C G N (thin, this, ship, measure, chip, jam, sing). "'" and "," stand before the vowel
 * of a syllable with first and second stress: "G,uli'Et" is Juliet.
 */
export type Phonemes = string;

export type Phone = {
  readonly sign: string;
  /** 2 first stress, 1 second, 0 none; consonants have none. */
  readonly stress: 0 | 1 | 2;
};

/** Where a pronunciation comes from: ours, the CMU Pronouncing Dictionary's, the visitor's, or our reading of the letters. */
export type SoundSource = "collection" | "dictionary" | "family" | "guess";

const VOWELS: ReadonlySet<string> = new Set("iIeEaAOoUuV@RYWJ");

export function isVowel(sign: string): boolean {
  return VOWELS.has(sign);
}

/** A name of one syllable is stressed on it, whether that is written or not. */
export function phonesOf(said: Phonemes): readonly Phone[] {
  const phones: Phone[] = [];
  let stress: Phone["stress"] = 0;
  for (const sign of said) {
    if (sign === "'") stress = 2;
    else if (sign === ",") stress = 1;
    else {
      phones.push({ sign, stress: isVowel(sign) ? stress : 0 });
      if (isVowel(sign)) stress = 0;
    }
  }
  const vowels = phones.filter(({ sign }) => isVowel(sign));
  if (vowels.length !== 1) return phones;
  return phones.map((phone) => (isVowel(phone.sign) ? { ...phone, stress: 2 } : phone));
}

/** The sounds alone, without stress. */
export function soundsOf(said: Phonemes): string {
  return said.replaceAll(/[',]/g, "");
}

export function syllablesOf(said: Phonemes): number {
  return Array.from(said).filter(isVowel).length;
}

/**
 * As it is heard: weak vowels as one (the last of Hazel and of Addison), and those that many Americans do not tell apart:
 * father and law, but not before r (Clark is not Stork); there marry and Mary, mirror and nearer, moor and more.
 */
export function heard(phones: readonly Phone[]): string {
  const signs = phones.map(({ sign, stress }) => (stress === 0 && WEAK.has(sign) ? "@" : sign));
  return signs
    .join("")
    .replaceAll(/O(?!r)/g, "A")
    .replaceAll(/[ae](?=r)/g, "E")
    .replaceAll(/i(?=r)/g, "I")
    .replaceAll(/[Uu](?=r)/g, "O");
}

const WEAK: ReadonlySet<string> = new Set("VIUEa@");
