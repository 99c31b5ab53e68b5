import type { Context } from "hono";
import { z } from "zod";
import { createCache } from "#server/caches/create-cache.ts";
import type { Reply } from "#server/http/reply.ts";
import { asResponse, wantedBy } from "#server/http/send.ts";
import { unpacked } from "#server/http/unpack.ts";
import type { Bindings } from "#server/http/hono.ts";
import { ANY_ORIGIN } from "#server/http/visitors/any-origin.ts";
import { problem, problemReply } from "./problem.ts";

/** One answer that is not an error. */
export type Success = {
  readonly status: number;
  readonly description: string;
  /** Of its JSON. */
  readonly schema?: z.ZodType;
  /** Of an answer that is a file. */
  readonly contentType?: string;
};

/** What is said of an endpoint beside what it does: the document is made of this, and requests are checked by it. */
export type Description<Given extends z.ZodType> = {
  readonly method: "get" | "post" | "put" | "patch" | "delete";
  /** With {parameters} in braces. */
  readonly path: string;
  /** What a client that is generated from the document calls it. Never changed. */
  readonly operationId: string;
  readonly summary: string;
  /** Query, path parameters and JSON body in one object: { query?, params?, body? }. */
  readonly given: Given;
  readonly answers: readonly Success[];
  readonly faults: readonly number[];
  /** Its answer depends on the address alone, no cookie is read: pages of other sites may read it (any-origin.ts). */
  readonly open?: true;
};

export type Endpoint = {
  readonly description: Description<z.ZodType>;
  readonly handle: (context: Context<Bindings>) => Promise<Response> | Response;
  /** Present where the answer depends on the query alone: the shell may then skip everything in between. */
  readonly read?: (query: string) => Reply;
};

/** An endpoint that checks what it is given by its own description; a malformed request is answered 400, and why. */
export function endpoint<Given extends z.ZodType>(
  description: Description<Given>,
  handle: (given: z.output<Given>, context: Context<Bindings>) => Promise<Response> | Response,
): Endpoint {
  const lists = listsIn(description.given);
  const takesBody = description.method !== "get" && description.method !== "delete";
  return {
    description,
    async handle(context) {
      if (takesBody && !isJson(context.req.header("content-type"))) return problem(415, NOT_JSON);
      const body = takesBody ? await bodyOf(context) : undefined;
      if (body === MALFORMED) return problem(400, "The body is not valid JSON.");
      const checked = description.given.safeParse({
        params: context.req.param(),
        query: valuesOf(new URL(context.req.url).searchParams, lists),
        body,
      });
      return checked.success ? handle(checked.data, context) : problem(400, firstMessage(checked.error));
    },
  };
}

/** A GET endpoint whose answer depends on its query alone: no visitor, no storage. */
export function publicGet<Given extends z.ZodType>(
  description: Omit<Description<Given>, "method" | "open">,
  answer: (given: z.output<Given>) => Reply,
): Endpoint {
  const lists = listsIn(description.given);
  const check = (query: string) =>
    description.given.safeParse({ query: valuesOf(new URLSearchParams(query), lists) });
  const checkedQueries = createCache<string, { readonly given: z.output<Given> }>("checkedQueries");
  const read = (query: string): Reply => {
    const known = checkedQueries.get(query);
    if (known !== undefined) return answer(known.given);
    const checked = check(query);
    if (!checked.success) return problemReply(400, firstMessage(checked.error), ANY_ORIGIN);
    if (query.length <= SHORT_QUERY) checkedQueries.set(query, { given: checked.data });
    return answer(checked.data);
  };
  return {
    description: { ...description, method: "get", open: true },
    read,
    async handle({ req }) {
      const wanted = wantedBy(req.raw);
      return asResponse(await unpacked(read(new URL(req.url).search.slice(1)), wanted), wanted);
    },
  };
}

/**
 * Letters. Checking a query costs more than drawing a dozen names, and most visitors ask the same few; what is longer is
 * nobody's everyday question, and not worth the room.
 */
const SHORT_QUERY = 100;

const MALFORMED = Symbol("malformed JSON");
const NOT_JSON = "Send the body as JSON, with the content type application/json.";

/** A form posted from elsewhere never reaches an endpoint. */
function isJson(contentType: string | undefined): boolean {
  return contentType?.split(";")[0]?.trim().toLowerCase() === "application/json";
}

async function bodyOf(context: Context): Promise<unknown> {
  try {
    return await context.req.json();
  } catch (error) {
    if (error instanceof SyntaxError) return MALFORMED;
    throw error;
  }
}

/** The parameters that may be repeated: those that the schema takes as a list. */
function listsIn(given: z.ZodType): ReadonlySet<string> {
  const query = z.toJSONSchema(given, { io: "input" }).properties?.["query"];
  const parameters = typeof query === "object" ? Object.entries(query.properties ?? {}) : [];
  return new Set(
    parameters.flatMap(([name, schema]) =>
      typeof schema === "object" && schema.type === "array" ? name : [],
    ),
  );
}

/** A parameter is a list where one is asked for, and text elsewhere; repeated there, it is a list that the schema refuses. */
function valuesOf(
  query: URLSearchParams,
  lists: ReadonlySet<string>,
): Record<string, string | readonly string[]> {
  const values = new Map<string, string[]>();
  for (const [name, value] of query) {
    const known = values.get(name);
    if (known === undefined) values.set(name, [value]);
    else known.push(value);
  }
  return Object.fromEntries(
    [...values].map(([name, all]) => [name, all.length > 1 || lists.has(name) ? all : (all[0] ?? "")]),
  );
}

function firstMessage(error: z.ZodError): string {
  return error.issues[0]?.message ?? "The request is malformed.";
}
