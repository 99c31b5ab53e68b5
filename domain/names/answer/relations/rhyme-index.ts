import { guessSound } from "#domain/fit/sound/guess-sound.ts";
import { lastSyllableOf, onsetOfRime, rimeOf } from "#domain/fit/sound/rime.ts";
import type { Phonemes } from "#domain/fit/sound/said.ts";
import { phonemesOfIpa } from "#domain/fit/sound/said-of-ipa.ts";
import type { AnswerSources } from "#domain/names/answer/answer-sources.ts";
import type { CuratedName } from "#domain/names/entry/curated-name.ts";
import { foldName, type NameId } from "#domain/names/entry/name.ts";
import { once } from "#domain/once.ts";
import { idOf, recordOf } from "#domain/names/records/ssa-spelling.ts";
import { recordNumbers } from "#domain/names/records/record-names.ts";

/** Names of the collection by their sound. */
export type RhymeIndex = {
  readonly soundOf: (id: NameId) => Phonemes;
  /** Those that rhyme with a name, those that may by their spelling, those that only end as it does; each the most given first. */
  readonly rhymesWith: (id: NameId) => {
    readonly rhyming: readonly NameId[];
    readonly guessed: readonly NameId[];
    readonly ending: readonly NameId[];
  };
};

type Said = { readonly id: NameId; readonly onset: string; readonly rime: string; readonly births: number };

/** Names outside the collection are guessed at from so many births in ten years on. */
const OFTEN = 500;

/** From the vowel before the last on: "ily", "ayden"; of one syllable, from its vowel on. */
const ENDING = /[aeiouy]+[^aeiouy]+[aeiouy]*[^aeiouy]*$|[aeiouy]+[^aeiouy]*$/;

function endingOf(id: NameId): string {
  return ENDING.exec(id)?.[0] ?? id;
}

/** Every recorded pronunciation is read once, and the spelling of 2,000 other names; about 60 ms. */
export function createRhymes({
  records,
  collection,
}: Pick<AnswerSources, "records" | "collection">): RhymeIndex {
  const sounds = new Map<NameId, Phonemes>();
  const said = collection
    .map(({ name, ipa }: CuratedName) => {
      const id = foldName(name);
      const sound = phonemesOfIpa(ipa);
      sounds.set(id, sound);
      const births = records.recentBirths[recordOf(records, id)] ?? 0;
      return { id, sound, onset: onsetOfRime(sound), rime: rimeOf(sound), births };
    })
    .toSorted((one, other) => other.births - one.births);
  const byRime = Map.groupBy(said, ({ rime }): string => rime);
  const guessed = once(() => {
    const guesses = recordNumbers(records).flatMap((record): readonly Said[] => {
      const id = idOf(records, record);
      const births = records.recentBirths[record] ?? 0;
      if (births < OFTEN || sounds.has(id)) return [];
      const sound = guessSound(id);
      return [{ id, onset: onsetOfRime(sound), rime: rimeOf(sound), births }];
    });
    return Map.groupBy(
      guesses.toSorted((one, other) => other.births - one.births),
      ({ rime }): string => rime,
    );
  });
  const byEnding = Map.groupBy(said, ({ sound }) => lastSyllableOf(sound));
  const soundOf = (id: NameId) => sounds.get(id) ?? guessSound(id);

  return {
    soundOf,
    rhymesWith(id) {
      const sound = soundOf(id);
      const [rime, onset] = [rimeOf(sound), onsetOfRime(sound)];
      const ofOtherOnset = (index: ReadonlyMap<string, readonly Said[]>) =>
        (index.get(rime) ?? [])
          .filter((each) => each.onset !== onset && each.id !== id)
          .map((each) => each.id);
      const found = new Set(ofOtherOnset(byRime));
      const ending = (byEnding.get(lastSyllableOf(sound)) ?? []).filter(
        (each) => each.id !== id && !found.has(each.id) && each.rime !== rime,
      );
      // A guess at a sound is trusted where names that are known to rhyme end in the same letters: Wiley is no rhyme of Lily.
      const endings = new Set([id, ...found].map(endingOf));
      // What is spelled alike is heard at once: Holly, before Raleigh, beside Molly.
      const own = endingOf(id);
      return {
        rhyming: [...found].toSorted(
          (one, other) => Number(endingOf(other) === own) - Number(endingOf(one) === own),
        ),
        guessed: ofOtherOnset(guessed()).filter((each) => endings.has(endingOf(each))),
        ending: ending.map((each) => each.id),
      };
    },
  };
}
