import { type ParsedPhrase, parsePhraseAt, type TextRange, wordAt } from "./parse-phrase.ts";
import type { Theme } from "#domain/names/entry/theme.ts";

/** What denies the words behind it: "not too", "nothing", "no names". */
const DENIAL =
  /(?<![\p{L}’'])(?:but\s+)?(?:not|non|no|nothing|without|never|except|avoid(?:ing)?|excluding|(?:do|does|is|are)(?:n[’']?t))[\s-]+(?:(?:too|very|so|overly|all|that|sound|sounding|be|being|an?|any|names?)\s+)*$/iu;

const ANY_DENIAL = /n(?:o|[’']?t|ever)|without|except|avoid|excluding/iu;

/** Whether a text may deny anything at all: most do not. */
export function hasDenial(text: string): boolean {
  return ANY_DENIAL.test(text);
}

/** Kinds of wishes that names can be left out by; spellings and figures say so themselves. */
const LEFT_OUT: ReadonlySet<string> = new Set(["theme", "origin", "style", "era"]);

/** Whether what stands before a place denies it. */
export function isDeniedAt(text: string, from: number): boolean {
  return DENIAL.test(text.slice(0, from));
}

const JOINED = /^non-(?=\p{L})/iu;

/** What stands behind a word and is denied, from the word that denies it on: "no flowers", "not too biblical". */
export function deniedBehind(text: string, word: TextRange, themes: readonly Theme[]): ParsedPhrase | null {
  const joined = JOINED.exec(text.slice(word.from, word.to));
  if (joined !== null) return deniedAt(text, { ...word, from: word.from + joined[0].length }, themes);
  const next = wordAt(text, word.to);
  return next === null ? null : deniedAt(text, next, themes);
}

/** Of a theme, its word alone is enough. */
function deniedAt(text: string, word: TextRange, themes: readonly Theme[]): ParsedPhrase | null {
  const start = DENIAL.exec(text.slice(0, word.from))?.index;
  if (start === undefined) return null;
  const next = wordAt(text, word.to);
  const ends = next === null ? [word.to] : [next.to, word.to];
  const asked = [
    parsePhraseAt(text, word.from, themes),
    ...ends.map((end) => parsePhraseAt(`${text.slice(0, end)} names`, word.from, themes)),
  ].find((each) => each !== null && LEFT_OUT.has(each.kind) && each.to <= text.length);
  if (asked === undefined || asked === null) return null;
  const { label, rule = label } = asked;
  return { ...asked, from: start, label: `Not: ${label}`, rule: `None of these: ${rule}` };
}
