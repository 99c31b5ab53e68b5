import type { AnswerSources } from "#domain/names/answer/answer-sources.ts";
import type { FoundName } from "#domain/names/answer/words/find-name.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import type { Fits } from "./relation-kinds.ts";
import { told } from "./told.ts";

/** Letters that make a beginning, and an ending: first the longer one. */
const OPENING = 2;
const LONG_ENDING = 3;
const ENDING = 2;
const MOST = 50;
const ONE_LETTER = /\b(?:letter|initials?)\b/;

/** Names of the collection that begin or end as others do; those of the same sex of use first, each the most popular first. */
export function createLettered({ popular, summaryOf }: Pick<AnswerSources, "popular" | "summaryOf">) {
  function alike(
    names: readonly FoundName[],
    sex: Gender | null,
    fits: Fits,
    isAlike: (letters: NameId, given: NameId) => boolean,
    says: (name: string) => string,
  ): readonly Hit[] {
    const genders = new Set(sex === null ? names.map(({ summary }) => summary.gender) : [sex]);
    const isOther = (id: NameId) => Number(!genders.has(summaryOf(id)?.gender ?? "unisex"));
    return names.flatMap(({ summary: { id: given, name } }) =>
      popular()
        .filter((id) => isAlike(id, given) && fits?.(id) !== false)
        .toSorted((one, other) => isOther(one) - isOther(other))
        .slice(0, MOST)
        .map((id) => told(id, says(name))),
    );
  }

  return {
    /** By two letters; by one where the words say that a letter is meant. */
    starting(names: readonly FoundName[], said: string, sex: Gender | null, fits: Fits): readonly Hit[] {
      const count = ONE_LETTER.test(said) ? 1 : OPENING;
      return alike(
        names,
        sex,
        fits,
        (id, given) => id.startsWith(given.slice(0, count)),
        (name) => `starts with ${name.slice(0, count)}, like ${name}`,
      );
    },
    /** By three letters, then by two. */
    ending: (names: readonly FoundName[], sex: Gender | null, fits: Fits): readonly Hit[] =>
      [LONG_ENDING, ENDING].flatMap((count) =>
        alike(
          names,
          sex,
          fits,
          (id, given) => id.endsWith(given.slice(-count)),
          (name) => `ends with ${name.slice(-count)}, like ${name}`,
        ),
      ),
  };
}
