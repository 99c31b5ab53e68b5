import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { END, isVowelSign, signsOf, signsOfSpelling } from "#domain/names/sound/phone-signs.ts";
import { sharedPairs } from "#domain/names/sound/shared-pairs.ts";
import { phonesOfIpa, plainIpa } from "#domain/names/sound/sounds-ipa.ts";
import { spellingToPhones } from "#domain/names/sound/sounds-spelling.ts";
import { type Sound, createPhones, soundOf } from "#domain/names/sound/sounds.ts";
import { syllablesOfSpelling } from "#domain/names/sound/syllables-of-spelling.ts";

/** How a name sounds, ready to be compared with thousands of others; as a Sound, for spellings that are said the same. */
export type SoundProfile = Sound & {
  /** Each two signs that follow one another, the ends included, as one character; sorted. A string, as vowels of a Sound are. */
  readonly pairs: string;
  /** Up to the first vowel, and from the last one on. */
  readonly onset: number;
  readonly ending: number;
  readonly syllables: number;
  /** Place of the stressed syllable; null where nobody has written how the name is said. */
  readonly stress: number | null;
  /** The end of the pronunciation; null where the collection has none. */
  readonly end: string | null;
};

export type Words = Pick<CuratedName, "ipa" | "say" | "syllables">;

/** Weights of what two names may have in common to the ear; together 1. */
export const SOUND_WEIGHTS = { pairs: 0.45, onset: 0.1, ending: 0.25, rhythm: 0.2 } as const;

const SIDE = 64;
const scratch = createPhones();

/** By its pronunciation where the collection has one, else as an English reader would say the letters. */
export function soundProfile(id: string, words: Words | undefined): SoundProfile {
  if (words !== undefined) {
    const phones = phonesOfIpa(words.ipa);
    return profileOf(signsOf(phones), soundOf(phones), {
      syllables: words.syllables,
      stress: stressOf(words.say),
      end: endOf(plainIpa(words.ipa)),
    });
  }
  spellingToPhones(id, scratch);
  return profileOf(signsOfSpelling(scratch), soundOf(scratch), {
    syllables: syllablesOfSpelling(id),
    stress: null,
    end: null,
  });
}

/** How much two names sound like each other, 0–1. */
export function soundLikeness(one: SoundProfile, other: SoundProfile): number {
  return (
    SOUND_WEIGHTS.pairs * sharedPairs(one.pairs, other.pairs) +
    (one.onset === other.onset ? SOUND_WEIGHTS.onset : 0) +
    (one.ending === other.ending ? SOUND_WEIGHTS.ending : 0) +
    SOUND_WEIGHTS.rhythm * rhythmLikeness(one, other)
  );
}

/** Whether two names are known to have the same number of syllables, two or more, and the stress on the same one. */
export function haveSameRhythm(one: SoundProfile, other: SoundProfile): boolean {
  return (
    one.stress !== null &&
    one.stress === other.stress &&
    one.syllables === other.syllables &&
    one.syllables > 1
  );
}

/** Whether two names end alike: by their pronunciations if both are written down, else by the letters. */
export function endAlike(one: SoundProfile, id: string, other: SoundProfile, otherId: string): boolean {
  return one.end !== null && other.end !== null ? one.end === other.end : endOf(id) === endOf(otherId);
}

/** The last two signs; three where a weak vowel and an n end half of all names. */
function endOf(signs: string): string {
  return signs.slice(/[aeioə]n$/.test(signs) ? -3 : -2);
}

function rhythmLikeness(one: SoundProfile, other: SoundProfile): number {
  return rhythmOf(Math.abs(one.syllables - other.syllables), one.stress ?? -1, other.stress ?? -1);
}

/** How alike two rhythms are, 0–1: so many syllables apart, with these stresses. One that nobody has written down, -1, counts for half. */
export function rhythmOf(apart: number, stress: number, otherStress: number): number {
  if (apart !== 0) return apart === 1 ? 0.2 : 0;
  if (stress === -1 || otherStress === -1) return 0.7;
  return stress === otherStress ? 1 : 0.4;
}

function profileOf(
  signs: readonly number[],
  { key, vowels, consonants }: Sound,
  { syllables, stress, end }: Pick<SoundProfile, "syllables" | "stress" | "end">,
): SoundProfile {
  const pairs = [END, ...signs].map((sign, at) => sign * SIDE + (signs[at] ?? END));
  const firstVowel = signs.findIndex(isVowelSign);
  const lastVowel = signs.findLastIndex(isVowelSign);
  return {
    pairs: String.fromCharCode(...pairs.toSorted((a, b) => a - b)),
    onset: inOne(signs.slice(0, Math.max(1, firstVowel))),
    ending: inOne(signs.slice(Math.max(0, Math.min(lastVowel, signs.length - 2)))),
    syllables,
    stress,
    end,
    key,
    vowels,
    consonants,
  };
}

function inOne(signs: readonly number[]): number {
  return signs.reduce((sum, sign) => (sum * SIDE + sign) % 1_000_000_007, 1);
}

/** Place of the part in capitals: oh-LIV-ee-uh → 1; 0 for a single part. */
function stressOf(say: string): number {
  return Math.max(
    0,
    say.split("-").findIndex((part) => part.length > 0 && part === part.toUpperCase()),
  );
}
