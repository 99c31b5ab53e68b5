import type { NameId } from "#domain/names/entry/name.ts";
import type { Theme } from "#domain/names/entry/theme.ts";
import { wishWordsOf } from "#domain/names/entry/words-of.ts";
import type { Vocabulary } from "#domain/names/plain/vocabulary.ts";
import { lettersOf } from "#domain/names/search/search-table.ts";
import { distanceFrom, LONGEST_TYPO } from "#domain/names/typo/typo-distance.ts";
import type { DeviceName } from "./device-name.ts";

const SHORTEST_BEGINNING = 3;

/** What a reader of wishes knows of names where a copy of the collection is all there is. */
export function deviceVocabulary(names: readonly DeviceName[], themes: readonly Theme[]): Vocabulary {
  const ids = new Set(names.map(({ traits }) => traits.id));
  const isName = (id: NameId) => ids.has(id);
  return {
    themes,
    isName,
    isOnRecord: isName,
    isNearName(id) {
      if (id.length < SHORTEST_BEGINNING || id.length > LONGEST_TYPO) return isName(id);
      const distance = distanceFrom(lettersOf(id));
      return names.some(({ traits }) => {
        const letters = lettersOf(traits.id);
        return traits.id.startsWith(id) || distance(letters, 0, letters.length) < 2;
      });
    },
    knowsMeaning(text) {
      const words = wishWordsOf(text);
      return words.length > 0 && names.some(({ meant }) => words.every((word) => meant.includes(word)));
    },
    beginsMeaning: (word) =>
      wishWordsOf(word).some(
        (begun) =>
          begun.length >= SHORTEST_BEGINNING &&
          names.some(({ meant }) => meant.some((each) => each.startsWith(begun))),
      ),
  };
}
