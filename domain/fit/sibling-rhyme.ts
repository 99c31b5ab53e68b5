import type { Finding, Reason, Verdict } from "./finding.ts";
import type { NameParts, Part } from "./full-name.ts";
import { isOneApart } from "./is-one-apart.ts";
import { namesOf } from "./names-of.ts";
import { rhymes } from "./rime.ts";
import { heard, phonesOf } from "./said.ts";

/** Shorter names are one sound apart from too many. */
const LEAST_SOUNDS = 4;

/** Brothers and sisters who rhyme, or differ in one sound, are mixed up all day: Chloe and Zoe, Jayden and Jaylen. Source 7 of judge-fit.ts. */
export function siblingRhyme({ first, siblings }: NameParts): Finding | null {
  if (first === null || siblings.length === 0) return null;
  const of = (verdict: Verdict, reason: Reason, other: Part, guessed: boolean): Finding => ({
    rule: "siblingRhyme",
    verdict: guessed && verdict === "caution" ? "listen" : verdict,
    reason,
    facts: { one: first.written, other: other.written, others: namesOf(siblings) },
    guessed,
  });
  for (const sibling of siblings) {
    const guessed = first.source === "guess" || sibling.source === "guess";
    if (rhymes(first.said, sibling.said)) return of("caution", "siblingsRhyme", sibling, guessed);
    const [one, other] = [first, sibling].map(({ said }) => heard(phonesOf(said)));
    if (one === undefined || other === undefined) continue;
    if (Math.max(one.length, other.length) >= LEAST_SOUNDS && isOneApart(one, other))
      return of("caution", "siblingsClose", sibling, guessed);
  }
  return of("pass", "siblingsDiffer", first, false);
}
