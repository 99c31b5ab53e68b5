import type { Finding } from "#domain/fit/finding.ts";
import type { NameParts, NamePart } from "#domain/fit/full-name.ts";
import { isVowel, phonesOf } from "#domain/fit/sound/said.ts";

/**
 * Where a first name ends on its strong syllable and the surname begins with one, the two bump: Michelle Jones. A first
 * name of one syllable always does, so that counts only when nothing but strong beats follow: Jack James Stone.
 * Sources 1, 4 of judge-fit.ts.
 */
export function stress({ first, middles, surname }: NameParts): Finding | null {
  if (first === null || surname === null) return null;
  const all = [first, ...middles, surname];
  const beats = all.map(beatsOf);
  const [opening = []] = beats;
  const meets =
    opening.length > 1 && opening.at(-1) === 2 && beats.at(-1)?.at(0) === 2 && middles.length === 0;
  const isDrum = all.length > 2 && beats.every((each) => each.length === 1);
  return {
    rule: "stress",
    verdict: meets || isDrum ? "listen" : "pass",
    reason: isDrum ? "stressBeats" : meets ? "stressMeets" : "stressFlows",
    facts: { one: first.written, other: surname.written, whole: all.map(({ written }) => written).join(" ") },
    guessed: all.some(({ source }) => source === "guess"),
  };
}

/** The stresses of the syllables, 2 for the strong one. */
export function beatsOf({ said }: NamePart): readonly (0 | 1 | 2)[] {
  return phonesOf(said).flatMap(({ sign, stress: strength }) => (isVowel(sign) ? [strength] : []));
}
