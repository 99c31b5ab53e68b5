import { z } from "zod";
import { NO_RULES, type NameRules } from "#domain/names/browse/name-rules.ts";
import { writeRules } from "#domain/names/browse/rules-query.ts";
import { removableChips } from "#domain/names/plain/removable-chips.ts";
import { asciiJson } from "#server/http/json.ts";
import type { Services } from "#server/services.ts";
import { type Endpoint, publicGet } from "#server/api/endpoint.ts";
import { NEVER_KEPT, PUBLIC_5_MIN, jsonReply, searchReply } from "#server/api/json-reply.ts";
import { createJsonList } from "#server/api/json-list.ts";
import type { AnswersRemembered } from "#server/api/remember-answers.ts";
import { rulesOf } from "./rules-schema.ts";
import { asking, babyName, foundName, generating, searching } from "#server/api/schemas.ts";
import { searchAnswer } from "#server/api/search-schemas.ts";

const someNames = [{ status: 200, description: "Names", schema: z.array(babyName) }];
const wholeAnswer = [{ status: 200, description: "What a search has to say", schema: searchAnswer }];
const foundNames = [{ status: 200, description: "Names, best first", schema: z.array(foundName) }];

/** GET /api/names/generate, /api/names/search, and the whole answer of that search. */
export function nameEndpoints(
  { names, dice }: Pick<Services, "names" | "dice">,
  answers: AnswersRemembered,
): readonly Endpoint[] {
  const jsonList = createJsonList(names);
  function jsonAnswer(text: string, rules: NameRules): string {
    const {
      understood,
      notUnderstood,
      fact,
      care,
      tool,
      instead,
      page,
      names: hits,
    } = names.answer({ text, rules });
    const said = {
      understood: removableChips(text, understood),
      notUnderstood,
      fact: fact && { ...fact, name: names.summary(fact.id)?.name ?? fact.id },
      care,
      tool,
      instead,
      page,
    };
    return `${asciiJson(said).slice(0, -1)},"names":${jsonList.ofHits(hits)}}`;
  }
  return [
    publicGet(
      {
        path: "/api/names/generate",
        operationId: "generateNames",
        summary: "Distinct names of the curated collection that fit, drawn at random",
        given: generating,
        answers: someNames,
        faults: [400],
      },
      ({ query }) => {
        const by = query.draw === "even" ? "even" : query.mood;
        return jsonReply(jsonList.ofNames(names.draw(query.count, rulesOf(query), dice, by)), NEVER_KEPT);
      },
    ),
    publicGet(
      {
        path: "/api/names/search",
        operationId: "searchNames",
        summary:
          "At most 50 names that match a text and fit, each with the reason, over the collection and every name on record",
        given: searching,
        answers: foundNames,
        faults: [400],
      },
      ({ query }) => {
        const rules = rulesOf(query);
        const key = keyOf(query, rules);
        const found = answers.bodyOf(key, () => jsonList.ofHits(names.search({ text: query.q, rules })));
        return jsonReply(found, PUBLIC_5_MIN);
      },
    ),
    publicGet(
      {
        path: "/api/names/search-answer",
        operationId: "answerSearch",
        summary:
          "The same names, with what was understood of the text, what was not, and the answer to a question about one name",
        given: asking,
        answers: wholeAnswer,
        faults: [400],
      },
      ({ query }) => {
        const rules = rulesOf(query);
        const key = `answer ${keyOf(query, rules)}`;
        return searchReply(
          query.q,
          answers.bodyOf(key, () => jsonAnswer(query.q, rules)),
        );
      },
    ),
  ];
}

/** A query that is remembered as it was checked (endpoint.ts) is written as a key once. */
const keys = new WeakMap<object, string>();

function keyOf(query: { readonly q: string }, rules: NameRules): string {
  const known = keys.get(query);
  if (known !== undefined) return known;
  const key = `${rules === NO_RULES ? "" : writeRules(rules)} ${query.q}`;
  keys.set(query, key);
  return key;
}
