import type { Context } from "hono";
import type { z } from "zod";
import type { Bindings } from "#server/http/hono.ts";
import { problem } from "./problem.ts";

/** One answer that is not an error. */
export type Success = { readonly status: number; readonly description: string; readonly schema?: z.ZodType };

/** What is said of an endpoint beside what it does: the document is made of this, and requests are checked by it. */
export type Description<Given extends z.ZodType> = {
  readonly method: "get" | "post" | "put" | "patch" | "delete";
  /** With {parameters} in braces. */
  readonly path: string;
  readonly summary: string;
  /** Query, path parameters and JSON body in one object: { query?, params?, body? }. */
  readonly given: Given;
  readonly answers: readonly Success[];
  readonly faults: readonly number[];
};

export type Endpoint = {
  readonly description: Description<z.ZodType>;
  readonly handle: (context: Context<Bindings>) => Promise<Response>;
};

/** An endpoint that checks what it is given by its own description; a malformed request is answered 400, and why. */
export function endpoint<Given extends z.ZodType>(
  description: Description<Given>,
  handle: (given: z.output<Given>, context: Context<Bindings>) => Promise<Response> | Response,
): Endpoint {
  return {
    description,
    async handle(context) {
      const body = await bodyOf(context);
      if (body === MALFORMED) return problem(400, "The body is not valid JSON.");
      const given = { query: singleValues(context.req.queries()), params: context.req.param(), body };
      const checked = description.given.safeParse(given);
      if (!checked.success)
        return problem(400, checked.error.issues[0]?.message ?? "The request is malformed.");
      return handle(checked.data, context);
    },
  };
}

const MALFORMED = Symbol("malformed JSON");

async function bodyOf(context: Context): Promise<unknown> {
  const { method } = context.req;
  if (method === "GET" || method === "HEAD" || method === "DELETE") return undefined;
  try {
    return await context.req.json();
  } catch (error) {
    if (error instanceof SyntaxError) return MALFORMED;
    throw error;
  }
}

/** A parameter given once is text; given more often it stays a list, which no schema takes. */
function singleValues(queries: Record<string, string[]>): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(queries).map(([name, values]) => [name, values.length === 1 ? (values[0] ?? "") : values]),
  );
}
