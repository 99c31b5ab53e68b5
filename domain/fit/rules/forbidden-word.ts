import { respell } from "#domain/fit/sound/respell.ts";
import { heard, phonesOf, type Phonemes, soundsOf } from "#domain/fit/sound/said.ts";
import { phonemesOfRespelling } from "#domain/fit/sound/said-of-respelling.ts";

/** A word that nobody may read or hear in a respelling, and how it is said. */
type ForbiddenWord = readonly [word: string, said: Phonemes];

/**
 * A finder of the word that a respelling, or a word that a name is said to rhyme with, spells or sounds like; it answers null
 * for none. "KOON" is read as it sounds. Hyphens part syllables: each may be spelled like a word, and the whole may sound like one.
 */
export function forbiddenWordFinder(words: readonly ForbiddenWord[]): (respelling: string) => string | null {
  const spelled = new Map(words.map(([word]) => [word, word]));
  const respelled = new Map(words.map(([word, said]) => [lettersOf(respell(said)), word]));
  const sounds = soundsToWords(words);
  return (respelling) => {
    const whole = lettersOf(respelling);
    const found = [whole, ...syllablesOf(respelling).map(lettersOf)].find((letters) => spelled.has(letters));
    const sound = soundAs(phonemesOfRespelling(respelling));
    return spelled.get(found ?? "") ?? respelled.get(whole) ?? sounds.get(sound) ?? null;
  };
}

/** The words that single syllables of a respelling sound like: HOR-is has one that nobody hears, so each is for an editor to judge. */
export function forbiddenSyllables(respelling: string, words: readonly ForbiddenWord[]): readonly string[] {
  const sounds = soundsToWords(words);
  return syllablesOf(respelling).flatMap((each) => sounds.get(soundAs(phonemesOfRespelling(each))) ?? []);
}

function soundsToWords(words: readonly ForbiddenWord[]): ReadonlyMap<string, string> {
  return new Map(words.map(([word, said]) => [soundAs(said), word]));
}

function syllablesOf(respelling: string): readonly string[] {
  return respelling.split(/[^a-z]+/i).filter((each) => each !== "");
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^a-z]/gi, "").toLowerCase();
}

/** Without stress: who reads a respelling aloud may put it anywhere. */
function soundAs(said: Phonemes): string {
  return heard(phonesOf(soundsOf(said)));
}
