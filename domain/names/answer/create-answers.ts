import type { AnswerSources } from "./answer-sources.ts";
import { createFacts, type FactAnswer } from "./facts/answer-fact.ts";
import { createFindName } from "./words/find-name.ts";

/** Answers to texts that ask by way of a name. */
export type Answers = {
  /** To a question of fact: the name first, and one sentence. Null for a text that is none. */
  readonly fact: (text: string) => FactAnswer | null;
};

export function createAnswers(sources: AnswerSources): Answers {
  const findName = createFindName(sources);
  return { fact: createFacts(sources, findName) };
}
