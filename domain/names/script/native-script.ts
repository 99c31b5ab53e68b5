import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import type { Origin } from "#domain/names/entry/origin.ts";

/** How a language writes its names, where it does not use Latin letters. */
type NativeScript = {
  /** What each form has letters of. */
  readonly letters: RegExp;
  /** BCP 47, for the lang attribute. */
  readonly lang: string;
  readonly dir?: "rtl";
  /** What it is called, if it is no language of today. */
  readonly called?: string;
};

const ARABIC = /\p{Script=Arabic}/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const HEBREW = /\p{Script=Hebrew}/u;
const DEVANAGARI = /\p{Script=Devanagari}/u;
const ETHIOPIC = /\p{Script=Ethiopic}/u;
const rightToLeft = (letters: RegExp, lang: string) => ({ letters, lang, dir: "rtl" }) as const;

/**
 * The traditions that are not written in Latin letters. Older languages are shown in the letters that their names are learned in:
 * Aramaic in those of Hebrew, Slavic in those of Russian. Kurdish and Mongolian use others, too.
 */
export const NATIVE_SCRIPTS: Partial<Record<Origin, NativeScript>> = {
  Amharic: { letters: ETHIOPIC, lang: "am" },
  Arabic: rightToLeft(ARABIC, "ar"),
  Aramaic: rightToLeft(HEBREW, "arc-Hebr"),
  Armenian: { letters: /\p{Script=Armenian}/u, lang: "hy" },
  Belarusian: { letters: CYRILLIC, lang: "be" },
  Bengali: { letters: /\p{Script=Bengali}/u, lang: "bn" },
  Bulgarian: { letters: CYRILLIC, lang: "bg" },
  Chinese: { letters: /\p{Script=Han}/u, lang: "zh" },
  Georgian: { letters: /\p{Script=Georgian}/u, lang: "ka" },
  Greek: { letters: /\p{Script=Greek}/u, lang: "el" },
  Gujarati: { letters: /\p{Script=Gujarati}/u, lang: "gu" },
  Hebrew: rightToLeft(HEBREW, "he"),
  Hindi: { letters: DEVANAGARI, lang: "hi" },
  Japanese: { letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, lang: "ja" },
  Kannada: { letters: /\p{Script=Kannada}/u, lang: "kn" },
  Kazakh: { letters: CYRILLIC, lang: "kk" },
  Khmer: { letters: /\p{Script=Khmer}/u, lang: "km" },
  Korean: { letters: /\p{Script=Hangul}/u, lang: "ko" },
  Kurdish: rightToLeft(ARABIC, "ckb"),
  Macedonian: { letters: CYRILLIC, lang: "mk" },
  Malayalam: { letters: /\p{Script=Malayalam}/u, lang: "ml" },
  Marathi: { letters: DEVANAGARI, lang: "mr" },
  Mongolian: { letters: CYRILLIC, lang: "mn" },
  Nepali: { letters: DEVANAGARI, lang: "ne" },
  Persian: rightToLeft(ARABIC, "fa"),
  Punjabi: { letters: /\p{Script=Gurmukhi}/u, lang: "pa" },
  Russian: { letters: CYRILLIC, lang: "ru" },
  Sanskrit: { letters: DEVANAGARI, lang: "sa" },
  Serbian: { letters: CYRILLIC, lang: "sr" },
  Sinhala: { letters: /\p{Script=Sinhala}/u, lang: "si" },
  Slavic: { letters: CYRILLIC, lang: "ru", called: "Cyrillic letters" },
  Tamil: { letters: /\p{Script=Tamil}/u, lang: "ta" },
  Telugu: { letters: /\p{Script=Telugu}/u, lang: "te" },
  Thai: { letters: /\p{Script=Thai}/u, lang: "th" },
  Tibetan: { letters: /\p{Script=Tibetan}/u, lang: "bo" },
  Ukrainian: { letters: CYRILLIC, lang: "uk" },
  Urdu: rightToLeft(ARABIC, "ur"),
  Yiddish: rightToLeft(HEBREW, "yi"),
};

/** What a form of an entry is written in, and what that is called: the first of its origins with these letters. */
export function scriptOf(
  { origin, alsoFrom = [] }: Pick<CuratedName, "origin" | "alsoFrom">,
  form: string,
): (NativeScript & { readonly called: string }) | undefined {
  return [origin, ...alsoFrom]
    .flatMap((each) => ({ called: each, ...NATIVE_SCRIPTS[each] }))
    .find((each): each is NativeScript & { readonly called: string } => each.letters?.test(form) === true);
}
