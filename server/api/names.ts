import { z } from "zod";
import { writeRules } from "#domain/names/browse/rules-query.ts";
import { createCache } from "#server/caches/create-cache.ts";
import type { Services } from "#server/services.ts";
import { type Endpoint, publicGet } from "./endpoint.ts";
import { PUBLIC_5_MIN, jsonReply } from "./json-reply.ts";
import { createJsonList } from "./json-list.ts";
import { type Remembered, rememberAnswers } from "./remember-answers.ts";
import { rulesOf } from "./rules-schema.ts";
import { babyName, foundName, generating, searching } from "./schemas.ts";

const someNames = [{ status: 200, description: "Names", schema: z.array(babyName) }];
const foundNames = [{ status: 200, description: "Names, best first", schema: z.array(foundName) }];

/** GET /api/names/generate and /api/names/search. */
export function nameEndpoints({ names, dice }: Pick<Services, "names" | "dice">): readonly Endpoint[] {
  const jsonList = createJsonList(names);
  const answers = rememberAnswers({
    answers: createCache<string, Remembered>("searches"),
    askedOnce: createCache<string, true>("searchedOnce"),
  });
  return [
    publicGet(
      {
        path: "/api/names/generate",
        summary: "Distinct names of the curated collection that fit, drawn at random",
        given: generating,
        answers: someNames,
        faults: [400],
      },
      ({ query }) => jsonReply(jsonList.ofNames(names.draw(query.count, rulesOf(query), dice)), "no-store"),
    ),
    publicGet(
      {
        path: "/api/names/search",
        summary:
          "At most 50 names that match a text and fit, each with the reason, over the collection and every name on record",
        given: searching,
        answers: foundNames,
        faults: [400],
      },
      ({ query }) => {
        const rules = rulesOf(query);
        const key = `${writeRules(rules)} ${query.q}`;
        const found = answers.bodyOf(key, () => jsonList.ofHits(names.search({ text: query.q, rules })));
        return jsonReply(found, PUBLIC_5_MIN);
      },
    ),
  ];
}
