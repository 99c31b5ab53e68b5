import { Hono } from "hono";
import type { Reply } from "#server/http/reply.ts";
import type { Bindings } from "#server/http/hono.ts";
import { ANY_ORIGIN, PREFLIGHT } from "#server/http/visitors/any-origin.ts";
import type { Services } from "#server/services.ts";
import { contactEndpoint } from "./contact.ts";
import { nameReportEndpoint } from "./name-report.ts";
import { collectionEndpoint } from "./collection.ts";
import type { Endpoint } from "./endpoint.ts";
import { curveEndpoint } from "./names/curve.ts";
import { nameRecordEndpoint } from "./names/name-record.ts";
import { oembedEndpoint } from "./oembed.ts";
import { likeEndpoint } from "./names/like.ts";
import { nameEndpoints } from "./names/names.ts";
import { throughTimeEndpoint } from "./names/through-time.ts";
import { newsletterEndpoint } from "./newsletter/newsletter.ts";
import { describeApi } from "./openapi.ts";
import { printablesEndpoint } from "./printables.ts";
import { problem } from "./problem.ts";
import { openAnswers } from "./remember-answers.ts";
import { roomEndpoints } from "./rooms/rooms.ts";
import { savedNameEndpoints } from "./saved-names/saved-names.ts";
import { siteSearchEndpoint } from "./site-search.ts";

/** The table of endpoints. */
export function createEndpoints(services: Services): readonly Endpoint[] {
  const answers = openAnswers(services.own.version);
  return [
    ...nameEndpoints(services, answers),
    siteSearchEndpoint(services, answers),
    likeEndpoint(services),
    curveEndpoint(services),
    nameRecordEndpoint(services),
    oembedEndpoint(services),
    throughTimeEndpoint(services, answers),
    collectionEndpoint(services),
    ...savedNameEndpoints(services),
    ...roomEndpoints(services),
    newsletterEndpoint(services),
    contactEndpoint(services),
    nameReportEndpoint(services),
    printablesEndpoint(services),
  ];
}

/** The endpoints whose answer depends on the query alone, by path. */
export function publicEndpointsOf(
  endpoints: readonly Endpoint[],
): ReadonlyMap<string, (query: string) => Reply> {
  return new Map(
    endpoints.flatMap(({ description, read }) => (read === undefined ? [] : [[description.path, read]])),
  );
}

/** The table, mounted: what is described is checked and served, anything else is refused in words. */
export function mountApi(endpoints: readonly Endpoint[]): Hono<Bindings> {
  const api = new Hono<Bindings>();
  const document = JSON.stringify(describeApi(endpoints.map(({ description }) => description)));

  for (const { description, handle } of endpoints) {
    const path = honoPath(description.path);
    api.on(description.method.toUpperCase(), path, description.open === true ? readByAny(handle) : handle);
    if (description.open === true) api.options(path, preflight);
  }
  api.get("/api/openapi.json", (context) =>
    context.body(document, 200, { "content-type": "application/json", ...ANY_ORIGIN }),
  );
  api.options("/api/openapi.json", preflight);
  for (const [path, allow] of allowedMethods(endpoints)) {
    api.all(path, (context) =>
      problem(405, `${context.req.method} isn’t possible here; use ${allow}.`, { allow }),
    );
  }
  api.all("/api/*", () =>
    problem(404, "There is nothing at this address. See /api/openapi.json for what there is."),
  );
  return api;
}

/** The same answer, faults included, as pages of other sites may read it. */
function readByAny(handle: Endpoint["handle"]): Endpoint["handle"] {
  return async (context) => {
    const response = await handle(context);
    for (const [name, value] of Object.entries(ANY_ORIGIN)) response.headers.set(name, value);
    return response;
  };
}

function preflight(): Response {
  return new Response(null, { status: 204, headers: PREFLIGHT });
}

/** For each path, the methods that it takes, as the Allow header lists them. */
function allowedMethods(endpoints: readonly Endpoint[]): ReadonlyMap<string, string> {
  const methods = new Map([["/api/openapi.json", ["GET", "HEAD"]]]);
  for (const { description } of endpoints) {
    const path = honoPath(description.path);
    const taken = description.method === "get" ? ["GET", "HEAD"] : [description.method.toUpperCase()];
    methods.set(path, [...(methods.get(path) ?? []), ...taken]);
  }
  return new Map([...methods].map(([path, taken]) => [path, taken.join(", ")]));
}

/** "/api/saved-names/{nameId}" → "/api/saved-names/:nameId". An ending is a part of what is given: "/names/{slug}.json" → "hazel.json". */
function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}(\.\w+)?/g, (_, name: string, ending?: string) =>
    ending === undefined ? `:${name}` : `:${name}{[^/]+\\${ending}}`,
  );
}
