import { z } from "zod";
import { foldName } from "#domain/names/entry/name.ts";
import { asciiJson } from "#server/http/json.ts";
import type { Services } from "#server/services.ts";
import { type Endpoint, publicGet } from "#server/api/endpoint.ts";
import { PUBLIC_5_MIN, jsonReply } from "#server/api/json-reply.ts";
import { nameId } from "#server/api/schemas.ts";

const yearCurve = z.object({
  id: z.string(),
  name: z.string(),
  of: z.enum(["girls", "boys"]),
  firstYear: z.int(),
  perMillion: z.array(z.number()),
});

/** GET /api/names/curve. */
export function curveEndpoint({ names }: Pick<Services, "names">): Endpoint {
  return publicGet(
    {
      path: "/api/names/curve",
      operationId: "readCurve",
      summary:
        "Births per million of the sex a name is mostly given to, year by year; null for a spelling on no record",
      given: z.object({ query: z.object({ nameId }) }),
      answers: [
        {
          status: 200,
          description: "The curve, if there is one",
          schema: z.object({ curve: yearCurve.nullable() }),
        },
      ],
      faults: [400],
    },
    ({ query }) => jsonReply(asciiJson({ curve: names.curve(foldName(query.nameId)) }), PUBLIC_5_MIN),
  );
}
