/** Sounds of our IPA that ask for "an". The glides of Eunice and Wanda are no vowels. */
const VOWEL = /^[ˈˌ]?[aeiouæɑɔəɛɜɝɚɪʊʌɒ]/;

/** "an Olivia", "a Eunice": by the sound, not by the letter. */
export function oneWithArticle(name: string, ipa: string): string {
  return `${VOWEL.test(ipa) ? "an" : "a"} ${name}`;
}
