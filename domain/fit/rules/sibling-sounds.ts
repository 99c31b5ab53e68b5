import type { Finding, Reason, Verdict } from "#domain/fit/finding.ts";
import type { NameParts, NamePart } from "#domain/fit/full-name.ts";
import { namesOf } from "./names-of.ts";
import { lastSyllableOf, rhymes } from "#domain/fit/sound/rime.ts";
import { heard, isVowel, phonesOf, soundsOf, syllablesOf } from "#domain/fit/sound/said.ts";

/**
 * What names of one family share: the vowels, which are all that carries across a playground (Emma and Ella); a last
 * syllable (Madison and Addison rhyme, Madison and Jackson share theirs); or the first sound, which many choose on purpose.
 */
export function siblingSounds({ first, siblings }: NameParts): Finding | null {
  if (first === null || siblings.length === 0) return null;
  const of = (verdict: Verdict, reason: Reason, other: string): Finding => ({
    rule: "siblingSounds",
    verdict,
    reason,
    facts: { one: first.written, other, others: namesOf(siblings) },
    guessed: verdict !== "pass" && [first, ...siblings].some(({ source }) => source === "guess"),
  });
  const others = siblings.filter(({ said }) => !rhymes(first.said, said));
  const called = others.find((sibling) => callOf(sibling) === callOf(first) && syllablesOf(first.said) > 1);
  if (called !== undefined) return of("listen", "soundsCall", called.written);
  const ending = others.find(
    ({ said }) =>
      syllablesOf(said) > 1 &&
      syllablesOf(first.said) > 1 &&
      lastSyllableOf(said) === lastSyllableOf(first.said),
  );
  if (ending !== undefined) return of("listen", "soundsEnd", ending.written);
  const start = soundsOf(first.said).charAt(0);
  const starting = siblings.filter(({ said }) => soundsOf(said).startsWith(start));
  return starting.length > 0
    ? of("pass", "soundsStart", namesOf(starting))
    : of("pass", "soundsApart", namesOf(siblings));
}

/** The vowels of a name, in their order, with its first or last consonant: what is heard from afar. */
function callOf({ said }: NamePart): string {
  const phones = phonesOf(said);
  const start = phones[0]?.sign ?? "";
  return `${isVowel(start) ? "_" : "c"}${Array.from(heard(phones)).filter(isVowel).join("")}${isVowel(phones.at(-1)?.sign ?? "")}`;
}
