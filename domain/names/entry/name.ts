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
  const lower = text.toLowerCase();
  // Most are plain, and a phone folds thousands at once.
  if (FOLDED.test(lower)) return lower;
  return lower
    .normalize("NFD")
    .replace(/[æœøßłđðþıŋ]/g, (letter) => LETTERS_WITHOUT_DECOMPOSITION[letter] ?? "")
    .replace(/[^a-z]/g, "");
}

const FOLDED = /^[a-z]+$/;
const FOLDABLE = /^[a-zæœøßłđðþıŋ]+$/;
/** What may stand between the letters of one name: "O'Brien", "Anne-Marie", " noah ", accents that were typed apart. */
const BETWEEN_LETTERS = /[\s\p{M}\p{Cf}'’‘ʻʼ`´.-]+/gu;

/**
 * The id that a spelling from outside stands for ("Noah", "NOAH", " noah " and "nóah" are "noah"); undefined for what is
 * no spelling of a name: figures, other signs, letters that do not fold.
 */
export function readNameId(text: string): NameId | undefined {
  if (FOLDED.test(text)) return text;
  const letters = text.toLowerCase().normalize("NFD").replace(BETWEEN_LETTERS, "");
  return FOLDABLE.test(letters) ? foldName(letters) : undefined;
}

/** An id as it should be; one that is no name's stays as it is, for whoever has to say so. */
export function foldId(id: string): NameId {
  return readNameId(id) ?? id;
}
