import { RECORDS_EDITION } from "#content/site/records-edition.ts";
import type { Mood } from "#domain/names/draw/mood.ts";

const YEAR = RECORDS_EDITION;

/** What the moods of a draw are called, and the rule of each. */
export const MOOD_WORDS: Readonly<Record<Mood, { readonly label: string; readonly rule: string }>> = {
  familiar: { label: "Familiar", rule: `Given to 1,000 babies or more in ${YEAR}.` },
  mixed: { label: "Mixed", rule: `Names that were popular in ${YEAR} come up more often.` },
  rare: { label: "Rare", rule: `5 to 299 babies in ${YEAR}, under 10,000 ever.` },
};
