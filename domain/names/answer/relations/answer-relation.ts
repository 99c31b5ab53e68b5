import type { AnswerSources } from "#domain/names/answer/answer-sources.ts";
import type { FindName } from "#domain/names/answer/words/find-name.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import type { Chip } from "#domain/names/search/names-answer.ts";
import { once } from "#domain/once.ts";
import { createCompared } from "./compared-names.ts";
import { readRelation } from "./read-relation.ts";
import { createRelatedNames } from "./related-names.ts";
import { relationChips } from "./relation-words.ts";
import type { RelationKind } from "./relation-kinds.ts";

/** Names asked for by way of others. */
export type RelationAnswer = {
  readonly chips: readonly Chip[];
  /** The text without what was read, each character where it was: other wishes stand in it. */
  readonly rest: string;
  /** All names that are meant, best first; of the sex of use that is wanted beside, if one is. */
  readonly hits: (sex: Gender | null) => readonly Hit[];
};

/** Answers texts that ask for names by way of a name; null for others. A kind can be asked for alone. */
export function createRelationAnswers(sources: AnswerSources, findName: FindName) {
  const related = once(() => createRelatedNames(sources));
  const compared = once(() => createCompared(sources));

  return (text: string, only?: RelationKind): RelationAnswer | null => {
    const wish = readRelation(text, findName, only);
    if (wish === null) return null;
    const { relation, comparison, rest } = wish;
    return {
      chips: relationChips(wish),
      rest,
      hits(sex) {
        if (relation === null)
          return comparison === null ? [] : compared().namesBeyond(comparison.by, comparison.than, sex);
        const hits = related()(relation, sex);
        if (comparison === null) return hits;
        const isBeyond = compared().isBeyond(comparison.by, comparison.than);
        return hits.filter(({ id }) => isBeyond(id));
      },
    };
  };
}
