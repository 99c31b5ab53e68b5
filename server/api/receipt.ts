import { z } from "zod";
import type { Receipt } from "#domain/contact/contact.ts";
import { waitMessage } from "#domain/forms/wait-message.ts";
import { problem } from "./problem.ts";

/** The field of a form that no person sees. */
export const website = z
  .string("website must be text.")
  .optional()
  .describe("Left empty by people, who do not see it; what fills it in is not kept");

export const received = z.object({ message: z.string() });

/** What an endpoint answers to a form in which nothing was wrong. */
export function receiptResponse(
  receipt: Receipt,
  words: { readonly thanks: string; readonly failed: string },
): Response {
  switch (receipt.kind) {
    case "received":
      return Response.json(
        { message: words.thanks },
        { status: 201, headers: { "cache-control": "private, no-store" } },
      );
    case "too many":
      return problem(429, waitMessage(receipt.seconds), { "retry-after": String(receipt.seconds) });
    case "failed":
      return problem(503, words.failed, { "retry-after": "60" });
  }
}
