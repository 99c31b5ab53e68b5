import { LRUCache } from "lru-cache";
import { z } from "zod";
import { writeRules } from "#domain/names/rules-query.ts";
import type { Services } from "#server/services.ts";
import { type Endpoint, reading } from "./endpoint.ts";
import { FOR_CACHES, jsonAnswer } from "./json-answer.ts";
import { createJsonList } from "./json-list.ts";
import { rulesOf } from "./rules-schema.ts";
import { babyName, foundName, generating, searching } from "./schemas.ts";

/** Answers to the questions asked most lately, 15 kB at the most each: what many type stays here, one letter a byte. */
const REMEMBERED_LETTERS = 12_000_000;

const someNames = [{ status: 200, description: "Names", schema: z.array(babyName) }];
const foundNames = [{ status: 200, description: "Names, best first", schema: z.array(foundName) }];

/** GET /api/names/generate and /api/names/search. */
export function nameEndpoints({ names, dice }: Pick<Services, "names" | "dice">): readonly Endpoint[] {
  const jsonList = createJsonList(names);
  const remembered = new LRUCache<string, string>({
    maxSize: REMEMBERED_LETTERS,
    sizeCalculation: (text) => text.length,
  });
  return [
    reading(
      {
        path: "/api/names/generate",
        summary: "Distinct names of the curated collection that fit, drawn at random",
        given: generating,
        answers: someNames,
        faults: [400],
      },
      ({ query }) => jsonAnswer(jsonList.ofNames(names.draw(query.count, rulesOf(query), dice)), "no-store"),
    ),
    reading(
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
        const known = remembered.get(key);
        const text = known ?? jsonList.ofHits(names.search({ text: query.q, rules }));
        if (known === undefined) remembered.set(key, text);
        return jsonAnswer(text, FOR_CACHES);
      },
    ),
  ];
}
