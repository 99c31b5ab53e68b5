import type { Finding } from "#domain/fit/finding.ts";
import type { NameParts } from "#domain/fit/full-name.ts";
import { lastSyllableOf, rhymes } from "#domain/fit/sound/rime.ts";
import { syllablesOf } from "#domain/fit/sound/said.ts";

/**
 * First name and surname whose last syllable is the same, its first consonant included: Eamon Inman, Madison Johnson.
 * Half of all names end in a weak vowel and an n, so Nathan Jackson is not remarked on. Sources 1, 3 of judge-fit.ts (Adrian Ryan).
 */
export function endings({ first, surname }: NameParts): Finding | null {
  if (first === null || surname === null) return null;
  const parts = [first, surname];
  const isSame =
    parts.every(({ said }) => syllablesOf(said) > 1) &&
    lastSyllableOf(first.said) === lastSyllableOf(surname.said) &&
    !rhymes(first.said, surname.said);
  return {
    rule: "endings",
    verdict: isSame ? "listen" : "pass",
    reason: isSame ? "endingsSame" : "endingsDiffer",
    facts: { one: first.written, other: surname.written },
    guessed: parts.some(({ source }) => source === "guess"),
  };
}
