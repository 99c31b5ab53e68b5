/** A name's id: its folded spelling ("zoe", "obrien"). It is also its page's slug and is stable for ever. */
export type NameId = string;

const LETTERS_WITHOUT_DECOMPOSITION: Readonly<Record<string, string>> = {
  æ: "ae",
  œ: "oe",
  ø: "o",
  ß: "ss",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ŋ: "n",
};

/**
 * Folds a spelling to what SSA would have recorded: lower case, no accents, apostrophes, hyphens or spaces.
 * Other signs are dropped too, so the result holds letters a–z only (empty when nothing is left).
 */
export function foldName(text: string): NameId {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[æœøßłđðþıŋ]/g, (letter) => LETTERS_WITHOUT_DECOMPOSITION[letter] ?? "")
    .replace(/[^a-z]/g, "");
}
