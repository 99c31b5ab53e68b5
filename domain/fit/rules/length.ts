import type { Finding, Reason } from "#domain/fit/finding.ts";
import type { NameParts } from "#domain/fit/full-name.ts";
import { syllablesOf } from "#domain/fit/sound/said.ts";

/** First name and surname together, in syllables. */
const MOST = 7;
const LEAST = 3;
/** Letters of a first name that fit the boxes of most forms and badges. */
const FORM_LETTERS = 12;

/** Very short names sound clipped, very long ones are shortened by others; a middle name of two syllables gives room. Sources 3, 6 of judge-fit.ts. */
export function length({ first, middles, surname }: NameParts): Finding | null {
  if (first === null || surname === null) return null;
  const syllables = syllablesOf(first.said) + syllablesOf(surname.said);
  const hasRoom = middles.some(({ said }) => syllablesOf(said) > 1);
  const reason: Reason =
    syllables > MOST
      ? "lengthLong"
      : syllables < LEAST && !hasRoom
        ? "lengthShort"
        : first.letters.length > FORM_LETTERS
          ? "lengthForms"
          : "lengthEasy";
  return {
    rule: "length",
    verdict: reason === "lengthEasy" ? "pass" : "listen",
    reason,
    facts: {
      one: first.written,
      other: surname.written,
      syllables: `${syllables}`,
      letters: `${first.letters.length}`,
    },
    guessed: first.source === "guess" || surname.source === "guess",
  };
}
