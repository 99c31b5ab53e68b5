import { foldName } from "./name.ts";

const UNHEARD = new Set(
  "a an and as at by for from her his in is it its my of on or our that the their to who with your".split(
    " ",
  ),
);

/** Words about a wish, not of it: "names that mean hope" asks for hope, "strong boy names" for strong. */
const ASKING = new Set(
  "name names baby meaning meanings mean means meant boy boys girl girls unisex".split(" "),
);

/** Words that carry meaning, folded, without a plural's or a possessive's s. */
export function wordsOf(text: string): string[] {
  return foldedWords(text).map(withoutPlural);
}

/** The words of what somebody asks for; if nothing but asking is left, these. */
export function wishWordsOf(text: string): string[] {
  const words = foldedWords(text);
  const wished = words.filter((word) => !ASKING.has(word));
  return (wished.length === 0 ? words : wished).map(withoutPlural);
}

function foldedWords(text: string): string[] {
  return text
    .replace(/['’]s\b/g, "")
    .split(/[^\p{L}\p{M}'’]+/u)
    .map(foldName)
    .filter((word) => word !== "" && !UNHEARD.has(word));
}

function withoutPlural(word: string): string {
  return /[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}
