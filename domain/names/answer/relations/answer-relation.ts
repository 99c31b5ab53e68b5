import type { AnswerSources } from "#domain/names/answer/answer-sources.ts";
import type { FindName } from "#domain/names/answer/words/find-name.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import type { Chip } from "#domain/names/search/names-answer.ts";
import { once } from "#domain/once.ts";
import { createCompared } from "./compared-names.ts";
import type { NameForms } from "./name-forms.ts";
import { readRelation } from "./read-relation.ts";
import { createRelatedNames } from "./related-names.ts";
import { relationChips } from "./relation-words.ts";
import type { RelationKind } from "./relation-kinds.ts";

/** Names asked for by way of others. */
export type RelationAnswer = {
  readonly chips: readonly Chip[];
  /** The text without what was read, each character where it was: other wishes stand in it. */
  readonly rest: string;
  /** The names that are meant and fit, best first; of the sex of use that is wanted beside, if one is. */
  readonly hits: (sex: Gender | null, fits: (id: NameId) => boolean) => readonly Hit[];
};

/** Answers texts that ask for names by way of a name; null for others. A kind can be asked for alone. */
export function createRelationAnswers(sources: AnswerSources, findName: FindName, forms: () => NameForms) {
  const related = once(() => createRelatedNames(sources, forms));
  const compared = once(() => createCompared(sources));

  return (text: string, only?: RelationKind): RelationAnswer | null => {
    const wish = readRelation(text, findName, only);
    if (wish === null) return null;
    const { relation, comparison, rest } = wish;
    return {
      chips: relationChips(wish),
      rest,
      hits(sex, fits) {
        if (comparison === null) return relation === null ? [] : related()(relation, sex, fits);
        const { by, than } = comparison;
        if (relation === null) return compared().namesBeyond(by, than, sex, fits);
        const isBeyond = compared().isBeyond(by, than);
        return related()(relation, sex, (id) => isBeyond(id) && fits(id));
      },
    };
  };
}
