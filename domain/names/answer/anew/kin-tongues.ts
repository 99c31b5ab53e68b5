import { ORIGIN_PATTERN } from "#domain/names/plain/plain-origins.ts";
import { textWithout } from "./text-without.ts";

/** What grandparents are called in a family's language, and that language. Words that many babies are given (Lola, Nani) are missing. */
const CALLED: readonly (readonly [string, string])[] = [
  ["abuel(?:a|o|os|as|ita|ito)|abuelit[ao]s?", "Spanish"],
  ["nonn[ao]|nonni", "Italian"],
  ["yia ?yia|giagia|papp?ou", "Greek"],
  ["babcia|busia|dziadek|dziadzia", "Polish"],
  ["babushka|dedushka", "Russian"],
  ["av[óô]|vov[óôo]", "Portuguese"],
  ["bubb[ey]|bubbie|bubby|zayde|zaidy|savta", "Jewish"],
  ["oma|opa", "German"],
  ["mormor|farmor|morfar|farfar", "Swedish"],
  ["halmoni|halabeoji|harabeoji", "Korean"],
  ["obaachan|obachan|ojiichan", "Japanese"],
  ["teta|tayta|jiddo|jeddo", "Arabic"],
  ["dadi|daadi|nanaji|dadaji", "Indian"],
  ["bibi jan|maman bozorg|madar bozorg", "Persian"],
  ["maim[ée]o|mamó|seanmháthair", "Irish"],
  ["bà ngoại|ba ngoai|bà nội|ba noi", "Vietnamese"],
];

const DOES =
  "(?:(?:can|could|will|would|is able to|be able to) )+(?:(?:actually|easily|also|still|even|really) )*(?:say|pronounce|spell|read|understand|approve(?: of)?|love|like|be proud of|recognize)(?: it| them)?";
const ORIGIN = new RegExp(`(?<!\\p{L})(?:${ORIGIN_PATTERN})(?!\\p{L})`, "iu");
const ANY = new RegExp(`(?<!\\p{L})(?:${CALLED.map(([called]) => called).join("|")})(?!\\p{L})`, "iu");
const PATTERNS = CALLED.map(([called, tongue]) => ({
  said: new RegExp(
    `(?:(?:that|which|so) )?(?:(?:easy|simple)(?: enough)? for )?(?<!\\p{L})(?:my|our|his|her|the|their|both) (?:(?:mexican|old|late|italian|greek|polish) )?(?:${called})(?: (?:${DOES}|to (?:say|pronounce|spell|read)))(?!\\p{L})`,
    "iu",
  ),
  tongue,
}));

/** "Names my abuela can say" are Spanish names, and is asked so; null where nobody of the kind is told of. */
export function inTongueOfKin(text: string): string | null {
  if (!ANY.test(text)) return null;
  for (const { said, tongue } of PATTERNS) {
    const match = said.exec(text);
    if (match === null) continue;
    const left = textWithout(text, match);
    // "Portuguese names my abuela can say": whose names they are is said.
    if (ORIGIN.test(left)) return null;
    return /\bnames?\b/i.test(left) ? `${tongue} ${left}` : `${tongue} ${left} names`;
  }
  return null;
}
