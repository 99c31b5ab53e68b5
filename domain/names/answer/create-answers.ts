import type { AnswerSources } from "./answer-sources.ts";
import { createFacts, type FactAnswer } from "./facts/answer-fact.ts";
import { firstThen } from "./facts/first-then.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import type { NameFact } from "#domain/names/search/names-answer.ts";
import { type Belonging, readBelonging } from "./facts/read-belonging.ts";
import { once } from "#domain/once.ts";
import { createForms } from "./relations/name-forms.ts";
import { createRelationAnswers, type RelationAnswer } from "./relations/answer-relation.ts";
import { createInState } from "./places/answer-in-state.ts";
import { createPopularIn } from "./places/answer-popular-in.ts";
import { type ReadSurname, readSurname } from "./surname/read-surname.ts";
import { createAskAnew } from "./anew/ask-anew.ts";
import { createFindName } from "./words/find-name.ts";

/** Answers to texts that ask by way of a name. */
export type Answers = {
  /** To a question of fact: the name first, and one sentence. Null for a text that is none. */
  readonly fact: (text: string) => FactAnswer | null;
  /** A last name in the text, and the text without it. */
  readonly surname: (text: string) => ReadSurname | null;
  /** Whether a name is one of a kind. */
  readonly belonging: (text: string) => Belonging | null;
  /** What is popular in a country or a state. */
  readonly popularIn: ReturnType<typeof createPopularIn>;
  /** How common one name is in one state. */
  readonly inState: ReturnType<typeof createInState>;
  /** A text that nothing else understood, asked in other words. */
  readonly anew: ReturnType<typeof createAskAnew>;
  /** That a name was the first of a sex then, where a text asks for that one. */
  readonly firstThen: (text: string, id: NameId | undefined) => NameFact | null;
  /** Of names by way of a name: siblings, nicknames, rhymes, other forms. */
  readonly relation: (text: string) => RelationAnswer | null;
};

export function createAnswers(sources: AnswerSources): Answers {
  const findName = createFindName(sources);
  const forms = once(() => createForms(sources));
  const fact = createFacts(sources, findName, (id) => forms().spellingsOf(id));
  const popularIn = createPopularIn(sources);
  const relation = createRelationAnswers(sources, findName, forms);
  return {
    fact(text) {
      const told = fact(text);
      // "How do you say John in Spanish?" asks for Juan.
      const isOfForms = told !== null && told.kind === "say" && relation(text, "language") !== null;
      const isOfLike = told !== null && told.kind === "meaning" && relation(text, "meaning") !== null;
      return isOfForms || isOfLike ? null : told;
    },
    anew: createAskAnew(findName),
    popularIn,
    inState: createInState(sources, findName, fact),
    belonging: (text) => readBelonging(text, findName),
    surname: (text) => readSurname(text, findName),
    firstThen: (text, id) => firstThen(sources, text, id),
    relation: (text) => relation(text),
  };
}
