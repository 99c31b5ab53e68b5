import type { Context } from "hono";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { compressLive } from "#server/http/compress.ts";
import type { Services } from "#server/services.ts";
import { endpoint, type Endpoint } from "./endpoint.ts";
import { jsonList } from "./json-list.ts";
import { babyName, generating, searching } from "./schemas.ts";

/** Answers to the questions asked most lately; one is about 15 kB. */
const REMEMBERED_SEARCHES = 256;

const names200 = [{ status: 200, description: "Names", schema: z.array(babyName) }];

/** GET /api/names/generate and /api/names/search. */
export function nameEndpoints({ names, dice }: Pick<Services, "names" | "dice">): readonly Endpoint[] {
  const remembered = new LRUCache<string, string>({ max: REMEMBERED_SEARCHES });
  return [
    endpoint(
      {
        method: "get",
        path: "/api/names/generate",
        summary: "Distinct names drawn at random from the curated collection",
        given: generating,
        answers: names200,
        faults: [400],
      },
      ({ query: { count, gender } }, context) =>
        json(context, jsonList(names.generate(count, gender, dice)), "no-store"),
    ),
    endpoint(
      {
        method: "get",
        path: "/api/names/search",
        summary:
          "At most 50 names that match a text, best first, over the collection and every name on record",
        given: searching,
        answers: names200,
        faults: [400],
      },
      ({ query: { q, gender } }, context) => {
        const key = `${gender} ${q.toLowerCase()}`;
        const known = remembered.get(key);
        const text = known ?? jsonList(names.search(q, gender));
        if (known === undefined) remembered.set(key, text);
        return json(context, text, "public, max-age=300");
      },
    ),
  ];
}

function json(context: Context, text: string, cacheControl: string): Response {
  const { body, encoding } = compressLive(text, context.req.header("accept-encoding"));
  return new Response(body, {
    headers: {
      "content-type": "application/json",
      "cache-control": cacheControl,
      vary: "Accept-Encoding",
      ...(encoding === undefined ? {} : { "content-encoding": encoding }),
    },
  });
}
