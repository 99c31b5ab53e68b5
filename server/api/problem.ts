import { HTTPException } from "hono/http-exception";
import type { Context } from "hono";
import { STATUS_CODES } from "node:http";
import { type Reply, replyWith } from "#server/http/reply.ts";
import { asResponse } from "#server/http/send.ts";
import { asciiJson } from "#server/http/json.ts";
import { StorageFault } from "#server/storage/storage-fault.ts";

/** The body of every error: RFC 9457 with a message that may be shown to a visitor. */
export type Problem = {
  readonly type: "about:blank";
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly message: string;
};

/** An error as a reply: application/problem+json, never cached. */
export function problemReply(
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Reply {
  return replyWith(status, { ...PROBLEM_HEADERS, ...headers }, problemText(status, message));
}

export const PROBLEM_HEADERS = {
  "content-type": "application/problem+json",
  "cache-control": "no-store",
} as const;

/** The body of an error, in ASCII letters. */
export function problemText(status: number, message: string): string {
  return asciiJson({
    type: "about:blank",
    title: STATUS_CODES[status] ?? "Error",
    status,
    detail: message,
    message,
  } satisfies Problem);
}

/** An error as a response. */
export function problem(
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return asResponse(problemReply(status, message, headers));
}

/** What the framework itself refuses in our format; surprises are logged and answered without detail. */
export function translateError(error: Error, context: Context, log: (error: Error) => void): Response {
  if (error instanceof HTTPException) return problem(error.status, sentence(error.message));
  log(error);
  if (error instanceof StorageFault) return storageProblem(error);
  return problem(
    500,
    `Something went wrong on our side while answering ${context.req.method}. Please try again.`,
  );
}

const RETRY_AFTER_S = 5;
/** Somebody has to make room first. */
const RETRY_WHEN_FULL_S = 60;

/** Storage cannot take or give anything at the moment: what was acknowledged before is safe, and the visitor may try again. */
export function storageProblem({ kind }: StorageFault): Response {
  const later = { "retry-after": String(RETRY_AFTER_S) };
  switch (kind) {
    case "away":
    case "damaged":
      return problem(503, "We cannot reach our storage right now. Please try again in a minute.", later);
    case "busy":
      return problem(503, "Too many people are saving at once. Please try again in a few seconds.", later);
    case "read-only":
      return problem(503, "We can’t save changes right now. Please try again in a few minutes.", later);
    case "full":
      return problem(507, "We have no room to save anything new right now. What you saved before is safe.", {
        "retry-after": String(RETRY_WHEN_FULL_S),
      });
  }
}

function sentence(text: string): string {
  if (text === "") return "We couldn’t understand the request.";
  return text.endsWith(".") ? text : `${text}.`;
}
