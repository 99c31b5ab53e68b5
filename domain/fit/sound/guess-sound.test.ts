import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { COLLECTION } from "#server/names/collection.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { guessSound } from "./guess-sound.ts";
import { heard, phonesOf, type Phonemes, syllablesOf } from "./said.ts";
import { phonemesOfIpa } from "./said-of-ipa.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

test.each([
  ["whitfield", "w'Itfild"],
  ["knight", "nYt"],
  ["mcallister", "m@k'alIstR"],
  ["schaeffer", "S'efR"],
  ["baker", "b'ekR"],
])("%s is said %s", (letters, said) => {
  expect(guessSound(letters)).toBe(said);
});

/** Shares of pairs of letters and true sound for which the guess has the same whole, first and last sound, and syllables. */
function accuracy(pairs: readonly (readonly [string, Phonemes])[]) {
  const heardAs = (said: Phonemes) => heard(phonesOf(said));
  const share = (same: (guess: Phonemes, truth: Phonemes) => boolean) =>
    pairs.filter(([letters, truth]) => same(guessSound(letters), truth)).length / pairs.length;
  return {
    whole: share((guess, truth) => heardAs(guess) === heardAs(truth)),
    first: share((guess, truth) => heardAs(guess).at(0) === heardAs(truth).at(0)),
    last: share((guess, truth) => heardAs(guess).at(-1) === heardAs(truth).at(-1)),
    syllables: share((guess, truth) => syllablesOf(guess) === syllablesOf(truth)),
  };
}

test("of common surnames most are guessed as the dictionary says them; their ends, which matter most, nearly always", () => {
  const surnames = new Set(
    readFileSync(join(ROOT, "data/surnames/us-surnames.txt"), "utf8").split(/\s+/).map(foldName),
  );
  const pairs = readFileSync(join(ROOT, "data/cmudict/sounds.tsv"), "utf8")
    .trimEnd()
    .split("\n")
    .map((line): readonly [string, Phonemes] => {
      const [word = "", said = ""] = line.split("\t");
      return [word, said];
    })
    .filter(([word]) => surnames.has(word));
  const { whole, first, last, syllables } = accuracy(pairs);
  expect(whole).toBeGreaterThan(0.6);
  expect(first).toBeGreaterThan(0.94);
  expect(last).toBeGreaterThan(0.94);
  expect(syllables).toBeGreaterThan(0.92);
});

test("given names of a hundred languages are harder, which is why guesses are marked", () => {
  const { first, last, syllables } = accuracy(
    COLLECTION.map(({ name, ipa }) => [foldName(name), phonemesOfIpa(ipa)]),
  );
  expect(first).toBeGreaterThan(0.84);
  expect(last).toBeGreaterThan(0.85);
  expect(syllables).toBeGreaterThan(0.85);
});
