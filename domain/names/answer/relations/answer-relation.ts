import type { AnswerSources } from "#domain/names/answer/answer-sources.ts";
import type { FindName } from "#domain/names/answer/words/find-name.ts";
import type { Gender } from "#domain/names/entry/gender.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import type { Chip, NameFact } from "#domain/names/search/names-answer.ts";
import { once } from "#domain/once.ts";
import { createCompared } from "./compared-names.ts";
import type { NameForms } from "./name-forms.ts";
import { type Relation, readRelation } from "./read-relation.ts";
import { listed } from "#domain/text/list.ts";
import { createRelatedNames, type Fits, formsAbroad, writtenAs } from "./related-names.ts";
import { relationChips } from "./relation-words.ts";
import type { RelationKind } from "./relation-kinds.ts";

/** Names asked for by way of others. */
export type RelationAnswer = {
  readonly chips: readonly Chip[];
  /** The text without what was read, each character where it was: other wishes stand in it. */
  readonly rest: string;
  /** What a form in another language is, said in one line: some are no name that we have a page of. */
  readonly fact: NameFact | null;
  /** The names that are meant and fit, best first; of the sex of use that is wanted beside, if one is. */
  readonly hits: (sex: Gender | null, fits: Fits) => readonly Hit[];
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
      fact: relation === null ? null : sayForms(relation, forms()),
      hits(sex, fits) {
        if (comparison === null) return relation === null ? [] : related()(relation, sex, fits);
        const { by, than } = comparison;
        if (relation === null) return compared().namesBeyond(by, than, sex, fits ?? (() => true));
        const isBeyond = compared().isBeyond(by, than);
        return related()(relation, sex, (id) => isBeyond(id) && fits?.(id) !== false);
      },
    };
  };
}

/** "James in Italian: Giacomo." */
function sayForms({ kind, names, language }: Relation, forms: NameForms): NameFact | null {
  const [name] = names;
  if (kind !== "language" || language === null || name === undefined) return null;
  const found = formsAbroad(forms, names, language.origins);
  if (found.length === 0) return null;
  const written = [...new Set(found.map((form) => form.written))];
  const spoken = language.written.slice(0, 1).toUpperCase() + language.written.slice(1);
  return { id: name.summary.id, says: `${writtenAs(names)} in ${spoken}: ${listed(written)}.` };
}
