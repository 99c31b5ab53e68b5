import { ORIGIN_PATTERN } from "#domain/names/plain/plain-origins.ts";
import { meaningInEnglish } from "./tongue-meanings.ts";
import { type Tongue, TONGUES } from "./tongue-words.ts";

/** Letters beyond those of plain English; of languages that do without, the word for names. */
const MAY_BE =
  /[^\p{ASCII}]|(?<!\p{L})(?:prenoms?|vornamen?|jungennamen?|babynamen|nomes?|imiona)(?!\p{L})/iu;
const ORIGIN = new RegExp(`(?<!\\p{L})(?:${ORIGIN_PATTERN})(?!\\p{L})`, "iu");
const ASKS = /\b(?:girl|boy|baby|unisex)\b/;

/**
 * "Имена для девочки", "女の子の名前": a wish for names in another language, asked in English, for names of where it is spoken. A
 * name behind the word for it stays alone ("اسم محمد"). Null where more is said than is known.
 */
export function inOtherTongue(text: string): string | null {
  if (!MAY_BE.test(text)) return null;
  const said = text.normalize("NFC").toLowerCase();
  for (const tongue of TONGUES) {
    if (!tongue.says.test(said)) continue;
    const { english, left } = translated(said, tongue);
    // "Имя для девочки означает свет": a meaning, and whose language it is said in tells nothing of whose names are wanted.
    const meaning =
      left !== "" && ASKS.test(english) ? meaningInEnglish(left, tongue.isRunOn === true) : null;
    if (meaning !== null)
      return `${/\bnames\b/.test(english) ? english : `${english} names`} meaning ${meaning}`;
    if (left !== "") return english === "names" && tongue.isRunOn !== true ? left : null;
    if (!ASKS.test(english) && !ORIGIN.test(english)) continue;
    const asked = ORIGIN.test(english) ? english : `${tongue.origin} ${english}`;
    return /\bnames\b/.test(asked) ? asked : `${asked} names`;
  }
  return null;
}

/** The English of the words that are known, and the others as they are. */
function translated(
  said: string,
  { words, isRunOn }: Tongue,
): { readonly english: string; readonly left: string } {
  const known = Object.keys(words)
    .toSorted((one, other) => other.length - one.length)
    .join("|");
  const edge = isRunOn === true ? ["", ""] : ["(?<![\\p{L}\\p{M}])", "(?![\\p{L}\\p{M}])"];
  const each = new RegExp(`${edge[0]}(?:${known})${edge[1]}`, "gu");
  const english = Array.from(said.matchAll(each), ([word]) => words[word] ?? "").filter(
    (word) => word !== "",
  );
  const left = said
    .replace(each, " ")
    .replace(/[^\p{L}\p{M}]+/gu, " ")
    .trim();
  // "Names" behind all else, as English has it.
  const others = english.filter((word) => word !== "names");
  return {
    english: [...new Set(others), ...(others.length < english.length ? ["names"] : [])].join(" "),
    left,
  };
}
