import { z } from "zod";
import { EMBED_WORDS } from "#content/open-data/embed-words.ts";
import { BRAND } from "#content/site/brand.ts";
import { readNameId } from "#domain/names/entry/name.ts";
import { EMBED_SIZE, embedFrame } from "#domain/open-data/embed-frame.ts";
import { embedPath } from "#domain/pages/name-paths.ts";
import { fillInAll } from "#domain/text/fill-in-all.ts";
import { clientIn } from "#server/http/hono.ts";
import { asciiJson } from "#server/http/json.ts";
import { asResponse } from "#server/http/send.ts";
import type { Services } from "#server/services.ts";
import { type Endpoint, endpoint } from "./endpoint.ts";
import { jsonReply, PUBLIC_5_MIN } from "./json-reply.ts";
import { problem } from "./problem.ts";

const LONGEST_URL = 500;
const URL_WORDS = "url must be given once: the address of a name’s page.";
const DAY_S = 86_400;

/** At most so many pixels. A query writes it as text; the document says what it is. */
const atMost = (name: string) =>
  z
    .string(`${name} must be given once.`)
    .regex(/^[1-9]\d{0,4}$/, `${name} must be a whole number of pixels.`)
    .meta({ type: "integer", minimum: 1 })
    .optional()
    .transform((text) => (text === undefined ? Infinity : Number(text)));

const asking = z.object({
  query: z.object({
    url: z
      .string(URL_WORDS)
      .min(1, URL_WORDS)
      .max(LONGEST_URL, URL_WORDS)
      .describe("Address of a name’s page"),
    format: z.string("format must be given once.").default("json").describe("json; 501 for any other"),
    maxwidth: atMost("maxwidth"),
    maxheight: atMost("maxheight"),
  }),
});

const shown = z
  .object({
    version: z.literal("1.0"),
    type: z.literal("rich"),
    title: z.string(),
    provider_name: z.string(),
    provider_url: z.url(),
    cache_age: z.int().describe("Seconds"),
    html: z.string(),
    width: z.int(),
    height: z.int(),
  })
  .meta({ id: "OEmbed" });

/** GET /oembed: how a program that shows links shows a name (oembed.com). */
export function oembedEndpoint({ names, config }: Pick<Services, "names" | "config">): Endpoint {
  return endpoint(
    {
      method: "get",
      path: "/oembed",
      operationId: "describeEmbed",
      summary: "How the page of a name is embedded, after oembed.com",
      given: asking,
      answers: [{ status: 200, description: "A frame of the name", schema: shown }],
      faults: [400, 404, 501],
      open: true,
    },
    ({ query: { url, format, maxwidth, maxheight } }, context) => {
      if (format !== "json") return problem(501, "Only the format json is spoken here.");
      const { origin } = clientIn(context, config);
      const id = nameAt(url, origin);
      const summary = id === undefined ? undefined : names.summary(id);
      if (summary === undefined) return problem(404, "No name of this site has this address.");
      const width = Math.min(EMBED_SIZE.width, maxwidth);
      const height = Math.min(EMBED_SIZE.height, maxheight);
      const title = fillInAll(EMBED_WORDS.title, {
        name: summary.name,
        first: `${names.edition.firstYear}`,
      });
      const told = {
        version: "1.0",
        type: "rich",
        title,
        provider_name: BRAND.name,
        provider_url: `${origin}/`,
        cache_age: DAY_S,
        html: embedFrame({ src: `${origin}${embedPath(summary.id)}`, title, width, height }),
        width,
        height,
      } satisfies z.input<typeof shown>;
      return asResponse(jsonReply(asciiJson(told), PUBLIC_5_MIN));
    },
  );
}

/** The name whose page has an address of ours; its query and fragment say nothing of it. */
function nameAt(address: string, origin: string): string | undefined {
  const url = URL.parse(address);
  if (url === null || url.origin !== origin) return undefined;
  const [, slug = ""] = /^\/names\/([^/]+)$/.exec(url.pathname) ?? [];
  return readNameId(decoded(slug));
}

/** What is encoded wrongly is no name. */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return "";
  }
}
