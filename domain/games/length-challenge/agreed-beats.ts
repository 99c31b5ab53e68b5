import type { CuratedName } from "#domain/names/entry/curated-name.ts";

/** Sounds of which good speakers make one beat or two, in the IPA of the collection. */
const SPLIT: readonly RegExp[] = [
  // An unstressed i or u before a vowel, unless two consonants hold it: Olivia, Dario, Eliana, Diego; but Adriana, Gabriella.
  /(?<![ˈˌ][^æʌəɔaɛɝɚeɪioʊuɑ]*)([iu](?=[æʌəɔaɛɝɚeɪoʊɑi])|(?<![bdgkpt][ɹl])[iu](?=[ˈˌ][æʌəɔaɛɝɚeɪoʊɑi]))/,
  // Mia is safe, and so is Maria; Bianca and Giana are not.
  /^[ˌ]?[^ˈˌæʌəɔaɛɝɚeɪioʊuɑ]+i[ˈˌ]/,
  // William, Amelia, Daniela.
  /[bdfghklmnpɹstvzʃʒθð][ˈˌ]?j[əɝɚɛɑ]/,
  // A beat that is swallowed before r, l, m or n: Evelyn, Margaret, Cameron, Natalie.
  /[bdfghklmnpɹstvzʃʒθðŋ]ə[ɹlnm][æʌəɔaɛɝɚeɪioʊuɑ]|ɚ[əiɪɛ]/,
  // A vowel and a schwa before l or r: Noel, Royal, Joel.
  /(ɪ|ʊ|i|u)ə[lɹ]|(oʊ|eɪ)ə[lmn]$|oʊɛl|eɪɪ|eɪəl/,
  // A diphthong before a closing l or r, and r before l: Kyle, Miles, Carl, Pearl.
  /(aɪ|ɔɪ|aʊ)[lɹ](?![æʌəɔaɛɝɚeɪioʊuɑ])|(ɝ|ɹ)l(?![æʌəɔaɛɝɚeɪioʊuɑ])/,
  // Ian, Liam.
  /iə[mn]$/,
];

/** Said with a beat more by some, though the dictionary knows one count; found when the pool was read. */
const COUNTED_TWO_WAYS = new Set(
  "Sebastian Lucian Anastasia Malaysia Jameson Lionel Bjorn Kyrie Isaias Michaela Giovanna Giovanni Yael Eduardo Xiomara Violeta Alicia Danae Juan Jonathan Leonardo".split(
    " ",
  ),
);

/**
 * Whether everybody counts the same beats: the count of the reviewed collection is the only one of the pronouncing dictionary,
 * where that knows the name, and no sound of it is one that speakers treat differently.
 */
export function hasAgreedBeats(
  { name, ipa, syllables }: CuratedName,
  dictionary: string | undefined,
): boolean {
  if (COUNTED_TWO_WAYS.has(name)) return false;
  if (dictionary !== undefined && dictionary !== String(syllables)) return false;
  return !SPLIT.some((sound) => sound.test(ipa));
}
