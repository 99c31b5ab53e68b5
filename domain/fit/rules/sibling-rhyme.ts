import type { Finding, Reason, Verdict } from "#domain/fit/finding.ts";
import type { NameParts, NamePart } from "#domain/fit/full-name.ts";
import { isOneApart } from "./is-one-apart.ts";
import { namesOf } from "./names-of.ts";
import { rhymes } from "#domain/fit/sound/rime.ts";
import { heard, phonesOf } from "#domain/fit/sound/said.ts";

/** Shorter names are one sound apart from too many. */
const LEAST_SOUNDS = 4;

/** Brothers and sisters who rhyme, or differ in one sound, are mixed up all day: Chloe and Zoe, Jayden and Jaylen. Source 7 of judge-fit.ts. */
export function siblingRhyme({ first, siblings }: NameParts): Finding | null {
  if (first === null || siblings.length === 0) return null;
  const of = (verdict: Verdict, reason: Reason, other = "", guessed = false): Finding => ({
    rule: "siblingRhyme",
    verdict: guessed && verdict === "caution" ? "listen" : verdict,
    reason,
    facts: { one: first.written, other, others: namesOf(siblings) },
    guessed,
  });
  const isGuess = ({ source }: NamePart) => source === "guess";
  // Those whose sound is sure come first: what is heard there is more than a guess.
  for (const sibling of siblings.toSorted((a, b) => Number(isGuess(a)) - Number(isGuess(b)))) {
    const guessed = isGuess(first) || isGuess(sibling);
    if (rhymes(first.said, sibling.said)) return of("caution", "siblingsRhyme", sibling.written, guessed);
    const [one, other] = [first, sibling].map(({ said }) => heard(phonesOf(said)));
    if (one === undefined || other === undefined) continue;
    if (Math.max(one.length, other.length) >= LEAST_SOUNDS && isOneApart(one, other))
      return of("caution", "siblingsClose", sibling.written, guessed);
  }
  return of("pass", "siblingsDiffer");
}
