import { likeAnswer } from "#domain/names/like/like-answer.ts";
import { asciiJson } from "#server/http/json.ts";
import type { Services } from "#server/services.ts";
import { type Endpoint, publicGet } from "#server/api/endpoint.ts";
import { PUBLIC_5_MIN, jsonReply } from "#server/api/json-reply.ts";
import { liking, likeNames } from "#server/api/schemas.ts";

/** GET /api/names/like. The ids are a visitor's list: they stand in the query, which is never logged. */
export function likeEndpoint({ names }: Pick<Services, "names">): Endpoint {
  return publicGet(
    {
      path: "/api/names/like",
      operationId: "findNamesLike",
      summary: "Names like some that are liked, best first, each with a reason or two",
      given: liking,
      answers: [{ status: 200, description: "Names", schema: likeNames }],
      faults: [400],
    },
    ({ query: { ids, count } }) => jsonReply(asciiJson(likeAnswer(names, ids, count)), PUBLIC_5_MIN),
  );
}
