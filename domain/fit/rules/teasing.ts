import type { Finding } from "#domain/fit/finding.ts";
import type { FitBook } from "#domain/fit/book/fit-book.ts";
import type { NameParts } from "#domain/fit/full-name.ts";
import { rhymes } from "#domain/fit/sound/rime.ts";
import { isVowel, type Phonemes, soundsOf } from "#domain/fit/sound/said.ts";

/**
 * A first name that rhymes with a rude word, or a rude word that comes up when the beginnings of first name and surname
 * are swapped. Most names can be teased, so this never says more than listen.
 */
export function teasing({ first, surname }: NameParts, book: FitBook): Finding | null {
  if (first === null) return null;
  const guessed = first.source === "guess" || surname?.source === "guess";
  const isRhyme = book.words.some(({ said, rhymed }) => rhymed && rhymes(said, first.said));
  const swapped = surname === null ? [] : [swap(surname.said, first.said), swap(first.said, surname.said)];
  const isSwap = book.words.some(({ said }) => swapped.includes(soundsOf(said)));
  return {
    rule: "teasing",
    verdict: isRhyme || isSwap ? "listen" : "pass",
    reason: isRhyme ? "teasingRhyme" : isSwap ? "teasingSwap" : "teasingNone",
    facts: { one: first.written, other: surname?.written ?? "" },
    guessed: (isRhyme || isSwap) && guessed,
  };
}

/** The consonants at the beginning of one before the rest of the other. */
function swap(start: Phonemes, rest: Phonemes): string {
  const [from, to] = [soundsOf(start), soundsOf(rest)];
  return from.slice(0, firstVowel(from)) + to.slice(firstVowel(to));
}

function firstVowel(sounds: string): number {
  return Array.from(sounds).findIndex(isVowel);
}
