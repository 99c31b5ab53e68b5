import { heard, isVowel, phonesOf, type Phone, type Phonemes } from "./said.ts";

/** From the vowel with the last strong stress to the end: what two words must share to rhyme ("ison" of Addison is no rime). */
export function rimeOf(said: Phonemes): string {
  const phones = phonesOf(said);
  const at = lastStrong(phones);
  return at === -1 ? "" : heard(phones.slice(at));
}

/** The consonants before that vowel: rhymes differ here, and only here. */
export function onsetOfRime(said: Phonemes): string {
  const phones = phonesOf(said);
  const at = lastStrong(phones);
  const vowelBefore = phones.slice(0, Math.max(at, 0)).findLastIndex(({ sign }) => isVowel(sign));
  return heard(phones.slice(vowelBefore + 1, Math.max(at, 0)));
}

/** Whether two names rhyme: the same from the stressed vowel on, and not simply the same name. */
export function rhymes(one: Phonemes, other: Phonemes): boolean {
  const rime = rimeOf(one);
  return rime !== "" && rime === rimeOf(other) && onsetOfRime(one) !== onsetOfRime(other);
}

/** The last syllable from the consonant before it on, weak vowels as one: "m@n" of Eamon and Inman, "vi@" of Olivia. */
export function lastSyllableOf(said: Phonemes): string {
  const phones = phonesOf(said).map(({ sign }): Phone => ({ sign, stress: 0 }));
  const at = phones.findLastIndex(({ sign }) => isVowel(sign));
  const consonant = phones.slice(0, Math.max(at, 0)).findLastIndex(({ sign }) => !isVowel(sign));
  return at === -1 ? "" : heard(phones.slice(Math.max(consonant, 0)));
}

function lastStrong(phones: readonly Phone[]): number {
  const main = phones.findLastIndex(({ stress }) => stress === 2);
  return main === -1 ? phones.findLastIndex(({ sign }) => isVowel(sign)) : main;
}
