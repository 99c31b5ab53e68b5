/**
 * What the letters of a respelling ("oh-LIV-ee-uh") stand for in the broad General American of the IPA: the longest spelling
 * first, each with every sound it may have. `(?=…)` and `$` look ahead inside the part; an empty sound is a silent letter.
 */
export const RESPELLED_SOUNDS: readonly (readonly [letters: string, sounds: readonly string[]])[] = [
  // Vowels before r, which General American colors or merges
  ["air", ["ɛɹ"]],
  ["eer", ["ɪɹ"]],
  ["oor", ["ʊɹ", "uɹ"]],
  ["ar", ["ɑɹ"]],
  ["or", ["ɔɹ"]],
  ["ir", ["ɪɹ"]],
  ["er|ur", ["ɝ", "ɚ"]],
  // Long vowels and glides
  ["eye|igh|ie$|ye$|uy", ["aɪ"]],
  ["i(?=[^aeiouyhrw]e$)", ["aɪ"]],
  ["o(?=[^aeiouyhrw]e$)", ["oʊ"]],
  ["u(?=[^aeiouyhrw]e$)", ["u"]],
  ["ay", ["eɪ"]],
  ["oy", ["ɔɪ"]],
  ["ow|ou|au|ao", ["aʊ"]],
  ["aw", ["ɔ"]],
  ["ah", ["ɑ"]],
  ["ee", ["i"]],
  ["oh", ["oʊ"]],
  ["oo", ["u", "ʊ"]],
  // Short vowels; u and uh are ə where no stress is
  ["eh", ["ɛ"]],
  ["ih", ["ɪ"]],
  ["uh", ["ə", "ʌ"]],
  ["y(?=[aeiou])", ["j"]],
  ["y", ["aɪ"]],
  ["e$", [""]],
  ["a", ["æ"]],
  ["e", ["ɛ"]],
  ["i", ["ɪ"]],
  ["o(?=ng)", ["ɔ"]],
  ["o", ["ɑ"]],
  ["u", ["ə", "ʌ"]],
  // Consonants; kh is the ch of loch, which General American makes h or k; before e, i and y a hard g is written gh
  ["ch", ["tʃ"]],
  ["sh", ["ʃ"]],
  ["th", ["θ", "ð"]],
  ["zh", ["ʒ"]],
  ["kh", ["k", "h"]],
  ["gh|g(?![eiy])", ["ɡ"]],
  ["ng", ["ŋ"]],
  ["j", ["dʒ"]],
  ["ss|s", ["s"]],
  ["n", ["n", "ŋ"]],
  ["r", ["ɹ"]],
  ...["b", "d", "f", "h", "k", "l", "m", "p", "t", "v", "w", "z"].map((same) => [same, [same]] as const),
];
