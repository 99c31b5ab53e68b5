import { SAYINGS } from "#content/search/sayings.ts";
import type { SearchTexts } from "#domain/names/search/search-texts.ts";
import { NEAR_WORDS, SAME_WORDS, WORDS_OF_KINDS } from "./near-words.ts";
import { SOUND_FAMILIES } from "./sound-families.ts";
import { UNSUGGESTED } from "./unsuggested.ts";
import { WRITTEN_FORMS } from "./written-forms.ts";

/** All that the search of names is given beside the names. */
export const SEARCH_TEXTS: SearchTexts = {
  nearWords: NEAR_WORDS,
  wordsOfKinds: WORDS_OF_KINDS,
  sayings: SAYINGS,
  sameWords: SAME_WORDS,
  soundFamilies: SOUND_FAMILIES,
  writtenForms: WRITTEN_FORMS,
  unsuggested: UNSUGGESTED,
};
