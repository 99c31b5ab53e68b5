import { isVowel, type Phonemes } from "./said.ts";

/** Signs of the collection's IPA (broad General American), the longest first. Foreign vowels become their nearest. */
const SIGNS: readonly (readonly [ipa: string, sign: string])[] = [
  ["tʃ", "C"],
  ["dʒ", "G"],
  ["aɪ", "Y"],
  ["aʊ", "W"],
  ["ɔɪ", "J"],
  ["eɪ", "e"],
  ["oʊ", "o"],
  ["i", "i"],
  ["ɪ", "I"],
  ["e", "e"],
  ["ɛ", "E"],
  ["æ", "a"],
  ["a", "A"],
  ["ɑ", "A"],
  ["ɔ", "O"],
  ["o", "o"],
  ["ʊ", "U"],
  ["u", "u"],
  ["ʌ", "V"],
  ["ə", "@"],
  ["ɝ", "R"],
  ["ɚ", "R"],
  ["ɜ", "R"],
  ["ɹ", "r"],
  ["r", "r"],
  ["ɾ", "r"],
  ["ɡ", "g"],
  ["g", "g"],
  ["θ", "T"],
  ["ð", "D"],
  ["ʃ", "S"],
  ["ʒ", "Z"],
  ["ŋ", "N"],
  ["j", "y"],
  ["x", "h"],
  ...Array.from("bdfhklmnpstvwz", (letter) => [letter, letter] as const),
];

/** "ˌdʒuliˈɛt" as "G,uli'Et": a sign of stress moves from the beginning of its syllable to the vowel. */
export function phonemesOfIpa(ipa: string): Phonemes {
  let said = "";
  let stress = "";
  for (let at = 0; at < ipa.length;) {
    const rest = ipa.slice(at);
    if (rest.startsWith("ˈ") || rest.startsWith("ˌ")) {
      stress = rest.startsWith("ˈ") ? "'" : ",";
      at += 1;
      continue;
    }
    const found = SIGNS.find(([start]) => rest.startsWith(start));
    if (found !== undefined) {
      const [, sign] = found;
      said += isVowel(sign) ? stress + sign : sign;
      if (isVowel(sign)) stress = "";
    }
    at += found?.[0].length ?? 1;
  }
  return said;
}
