import type { AnswerTexts } from "#domain/names/answer/relations/answer-texts.ts";
import { FAMILY_REASON_WORDS } from "#content/fit/family-words.ts";
import { COARSE_INITIALS, KNOWN_INITIALS } from "#content/fit/initials.ts";
import { USUAL_MIDDLES } from "#content/fit/usual-middles.ts";
import { STYLES } from "#content/fit/styles.ts";
import { FAMOUS_NAMES, FLAGGED_WORDS, KNOWN_PHRASES, RHYMED_WORDS } from "#content/fit/words.ts";
import { here, RECORDS } from "#content/site/records-edition.ts";
import { OTHER_LANGUAGE_FORMS } from "./other-language-forms.ts";

/** All that answers about names are given beside the names. Phrases and words are met by their letters: "" is no sound. */
export const ANSWER_TEXTS: AnswerTexts = {
  records: {
    births: here("birth records"),
    short: here("records"),
    list: here("list"),
    floor: RECORDS.floor,
  },
  formsAbroad: OTHER_LANGUAGE_FORMS,
  middles: USUAL_MIDDLES,
  family: {
    styles: STYLES,
    reasons: FAMILY_REASON_WORDS,
    unwanted: {
      initials: [
        ...COARSE_INITIALS.map(([letters, context]) => ({ letters, context, tone: "coarse" as const })),
        ...KNOWN_INITIALS.map(([letters, context]) => ({ letters, context, tone: "known" as const })),
      ],
      words: FLAGGED_WORDS.map((letters) => ({ letters, said: "", rhymed: RHYMED_WORDS.includes(letters) })),
      phrases: [
        ...KNOWN_PHRASES.map((words) => ({ words, said: "", famous: false })),
        ...FAMOUS_NAMES.map((words) => ({ words, said: "", famous: true })),
      ],
      soundOf: () => undefined,
    },
  },
};
