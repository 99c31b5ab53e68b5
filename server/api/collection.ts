import { countCollection } from "#domain/names/browse/collection-counts.ts";
import { asciiJson } from "#server/http/json.ts";
import type { Services } from "#server/services.ts";
import { type Endpoint, publicGet } from "./endpoint.ts";
import { PUBLIC_5_MIN, jsonReply } from "./json-reply.ts";
import { rulesOf } from "./names/rules-schema.ts";
import { collectionCounts, counting } from "./schemas.ts";

/** GET /api/collection/counts. */
export function collectionEndpoint({ names }: Pick<Services, "names">): Endpoint {
  return publicGet(
    {
      path: "/api/collection/counts",
      operationId: "countCollection",
      summary: "How many names of the collection fit, and how many each other choice of a rule would bring",
      given: counting,
      answers: [{ status: 200, description: "Counts", schema: collectionCounts }],
      faults: [400],
    },
    ({ query }) => jsonReply(asciiJson(countCollection(names, rulesOf(query))), PUBLIC_5_MIN),
  );
}
