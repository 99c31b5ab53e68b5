import type { Finding, Reason, Verdict } from "#domain/fit/finding.ts";
import type { NameParts } from "#domain/fit/full-name.ts";
import { soundsOf } from "#domain/fit/sound/said.ts";

/** Shorter names stand in too many surnames by chance: Al, Jo, Ed. */
const LEAST_LETTERS = 3;
const LEAST_INSIDE = 4;

/** A surname that begins with the whole first name, or is it: Steve Stevenson, Jon Johnson by ear. It sounds like an echo. Source 3 of judge-fit.ts (James Jameson). */
export function surnameInside({ first, surname }: NameParts): Finding | null {
  if (first === null || surname === null) return null;
  const guessed = first.source === "guess" || surname.source === "guess";
  const heard = soundsOf(first.said);
  const startsByEar = !guessed && heard.length >= LEAST_LETTERS && soundsOf(surname.said).startsWith(heard);
  const of = (verdict: Verdict, reason: Reason): Finding => ({
    rule: "surnameInside",
    verdict,
    reason,
    facts: { one: first.written, other: surname.written },
    guessed: false,
  });
  const { letters } = first;
  if (letters === surname.letters) return of("caution", "insideSame");
  if ((letters.length >= LEAST_LETTERS && surname.letters.startsWith(letters)) || startsByEar)
    return of("caution", "insideStart");
  if (letters.length >= LEAST_INSIDE && surname.letters.includes(letters))
    return of("listen", "insideSomewhere");
  return of("pass", "insideNot");
}
