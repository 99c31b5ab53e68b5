import { foldName } from "./name.ts";

const UNHEARD = new Set(
  "a an and as at by for from her his in is it its my of on or our that the their to who with your".split(
    " ",
  ),
);

/** Words that say nothing by themselves, as they stand in glosses: "he will add", "who is like God". */
export const SAID_LITTLE: ReadonlySet<string> = new Set([
  ...UNHEARD,
  ...`after all also any are be been being both but can come did do does each else had has have he him how i if into it like made make me more most
  much no not o one only other out over own she should so some such than them then there these they this those through under until
  up upon us very was we well were what when where which whom whose why within without you`.split(/\s+/),
]);

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
  const wished = words.filter((word) => !ASKING.has(word) && !SAID_LITTLE.has(word));
  return (wished.length === 0 ? words : wished).map(withoutPlural);
}

/** One word, folded, without a plural's or a possessive's s. */
export function foldedWordOf(word: string): string {
  return withoutPlural(foldName(word.replace(/['’]s$/, "")));
}

function foldedWords(text: string): string[] {
  // Mostly it is one plain word that is asked for.
  if (/^[a-z]+$/.test(text)) return UNHEARD.has(text) ? [] : [text];
  return text
    .replace(/['’]s\b/g, "")
    .split(/[^\p{L}\p{M}'’]+/u)
    .map(foldName)
    .filter((word) => word !== "" && !UNHEARD.has(word));
}

function withoutPlural(word: string): string {
  return /[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}
