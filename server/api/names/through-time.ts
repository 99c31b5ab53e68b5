import { RECORDS } from "#content/site/records-edition.ts";
import { z } from "zod";
import { GENDERS } from "#domain/names/entry/gender.ts";
import { ORIGINS } from "#domain/names/entry/origin.ts";
import { WHOSE, timeQuery } from "#domain/names/through-time/time-request.ts";
import { mustBeOneOf } from "#domain/names/browse/rules/query-problem.ts";
import { asciiJson } from "#server/http/json.ts";
import type { Services } from "#server/services.ts";
import { type Endpoint, publicGet } from "#server/api/endpoint.ts";
import { PUBLIC_5_MIN, jsonReply } from "#server/api/json-reply.ts";
import type { AnswersRemembered } from "#server/api/remember-answers.ts";
import { lettersOf } from "./rules-schema.ts";

const yearly = z
  .string()
  .describe(
    "Births of each year from firstYear to lastYear, as Base64 VLQ: the first year's, then the change from each year to the next",
  );

const namesThroughTime = z
  .object({
    firstYear: z.int(),
    lastYear: z.int(),
    bands: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          gender: z.enum(GENDERS).describe("Sex of use"),
          births: yearly,
        }),
      )
      .describe("The names with most births, at most 40, the earliest first"),
    rest: z
      .object({ names: z.int(), births: yearly })
      .describe("All other names that were asked for, together"),
    listed: yearly.describe("All listed births of those who are counted, in the same form"),
  })
  .meta({ id: "NamesThroughTime" });

const asking = z.object({
  query: z.object({
    start: lettersOf("start").optional().describe("First letters"),
    end: lettersOf("end").optional().describe("Last letters"),
    whose: z.enum(WHOSE, mustBeOneOf("whose", WHOSE)).default("babies").describe("Whose births are counted"),
    origin: z
      .enum(ORIGINS, mustBeOneOf("origin", ORIGINS))
      .optional()
      .describe("Only names of the collection that are from there, or in use there"),
  }),
});

/** GET /api/names/through-time. */
export function throughTimeEndpoint(
  { throughTime }: Pick<Services, "throughTime">,
  answers: AnswersRemembered,
): Endpoint {
  return publicGet(
    {
      path: "/api/names/through-time",
      operationId: "readNamesThroughTime",
      summary: `Births of every year since ${RECORDS.firstYear} for all names with a beginning, an ending or an origin`,
      given: asking,
      answers: [{ status: 200, description: "Bands and rest add up, each year", schema: namesThroughTime }],
      faults: [400],
    },
    ({ query: { start = "", end = "", whose, origin = null } }) => {
      const request = { start, end, whose, origin };
      const body = answers.bodyOf(`through time ${timeQuery(request)}`, () =>
        asciiJson(throughTime().bands(request)),
      );
      return jsonReply(body, PUBLIC_5_MIN);
    },
  );
}
