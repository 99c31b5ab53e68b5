import { BIBLIOGRAPHY } from "#content/names/bibliography.ts";
import { RECORDS_LICENSE } from "#content/records/about-records.ts";
import { LICENSES } from "#content/open-data/licenses.ts";
import { readNameId } from "#domain/names/entry/name.ts";
import { nameRecord } from "#domain/names/page/name-record.ts";
import { nameDataPath, namePath } from "#domain/pages/name-paths.ts";
import { type Endpoint, endpoint } from "#server/api/endpoint.ts";
import { PUBLIC_5_MIN } from "#server/api/json-reply.ts";
import { problem } from "#server/api/problem.ts";
import { etagOf } from "#server/http/etag.ts";
import { clientIn } from "#server/http/hono.ts";
import { asciiJson } from "#server/http/json.ts";
import { asResponse, wantedBy } from "#server/http/send.ts";
import { unpacked } from "#server/http/unpack.ts";
import type { Services } from "#server/services.ts";
import { askingForRecord, ENDING, nameRecordSchema } from "./name-record-schema.ts";

/** GET /names/hazel.json: what the page of a name says, for programs. */
export function nameRecordEndpoint({ names, config }: Pick<Services, "names" | "config">): Endpoint {
  return endpoint(
    {
      method: "get",
      path: `/names/{slug}${ENDING}`,
      operationId: "readName",
      summary: "The words and figures of a name’s page",
      given: askingForRecord,
      answers: [
        { status: 200, description: "The name", schema: nameRecordSchema },
        { status: 304, description: "What the client has is the same" },
        { status: 308, description: "The name’s one address: accents and capitals are folded" },
      ],
      faults: [404],
      open: true,
    },
    async ({ params: { slug } }, context) => {
      const spelled = slug.slice(0, -ENDING.length);
      const id = readNameId(spelled) ?? "";
      const page = names.page(id);
      if (page === undefined) return problem(404, "This name isn’t on record.");
      if (id !== spelled) return new Response(null, { status: 308, headers: { location: nameDataPath(id) } });
      const { origin } = clientIn(context, config);
      const told = {
        ...nameRecord(page, BIBLIOGRAPHY),
        page: `${origin}${namePath(id)}`,
        licenses: { words: LICENSES.collection, figures: RECORDS_LICENSE },
      };
      const body = asciiJson(told);
      const headers = { ...PUBLIC_5_MIN, etag: etagOf(body), "x-robots-tag": "noindex" };
      const wanted = wantedBy(context.req.raw);
      return asResponse(await unpacked({ status: 200, headers, body }, wanted), wanted);
    },
  );
}
