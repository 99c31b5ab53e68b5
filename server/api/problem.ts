import { HTTPException } from "hono/http-exception";
import type { Context } from "hono";
import { STATUS_CODES } from "node:http";

/** The body of every error: RFC 9457 with a message that may be shown to a visitor. */
export type Problem = {
  readonly type: "about:blank";
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly message: string;
};

/** An error response: application/problem+json, never cached. */
export function problem(
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const title = STATUS_CODES[status] ?? "Error";
  const body: Problem = { type: "about:blank", title, status, detail: message, message };
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/problem+json", "cache-control": "no-store", ...headers },
  });
}

/** What the framework itself refuses (malformed JSON, for one) in our format; surprises are logged and answered without detail. */
export function translateError(error: Error, context: Context, log: (error: Error) => void): Response {
  if (error instanceof HTTPException) return problem(error.status, sentence(error.message));
  log(error);
  return problem(
    500,
    `Something went wrong on our side while answering ${context.req.method}. Please try again.`,
  );
}

function sentence(text: string): string {
  if (text === "") return "The request could not be understood.";
  return text.endsWith(".") ? text : `${text}.`;
}
