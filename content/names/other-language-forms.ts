import type { Origin } from "#domain/names/entry/origin.ts";
import type { FormsOfName } from "#domain/names/answer/relations/forms-of-name.ts";
import { BOYS } from "./forms/boys.ts";
import { GIRLS } from "./forms/girls.ts";

/** Codes of the tables, and the origins that a parent may call the language by. */
const LANGUAGES: Readonly<Record<string, Origin>> = {
  es: "Spanish",
  fr: "French",
  it: "Italian",
  de: "German",
  pt: "Portuguese",
  nl: "Dutch",
  sv: "Swedish",
  no: "Norwegian",
  da: "Danish",
  pl: "Polish",
  ru: "Russian",
  uk: "Ukrainian",
  cs: "Czech",
  hu: "Hungarian",
  el: "Greek",
  ga: "Irish",
  gd: "Scottish Gaelic",
  cy: "Welsh",
  fi: "Finnish",
  ro: "Romanian",
  hr: "Croatian",
  he: "Hebrew",
  ar: "Arabic",
};

/** How the tables were made: one editor wrote what is beyond doubt, and nobody has looked the lines up since. */
export const FORMS_REVIEW = "written by one editor, not looked up" satisfies FormsReview;
type FormsReview = "written by one editor, not looked up" | "looked up";

/** The same name in other languages, mostly European ones: how people there are baptized who are called so in English. */
export const OTHER_LANGUAGE_FORMS: readonly FormsOfName[] = `${BOYS}${GIRLS}`
  .trim()
  .split(/\n+/)
  .map((line) => {
    const [english = [], ...languages] = line.split("|").map((part) => part.trim().split(" "));
    return {
      english,
      forms: languages.flatMap(([code = "", ...names]) => {
        const language = LANGUAGES[code];
        return language === undefined ? [] : { language, names };
      }),
    };
  });
