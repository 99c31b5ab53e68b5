import { z } from "zod";
import { INVALID_EMAIL } from "#domain/newsletter/email-address.ts";
import { waitMessage } from "#domain/forms/wait-message.ts";
import type { Services } from "#server/services.ts";
import { endpoint, type Endpoint } from "#server/api/endpoint.ts";
import { senderIn } from "#server/api/form-sender.ts";
import { problem } from "#server/api/problem.ts";

const subscribing = z.object({
  body: z.object(
    { email: z.string(INVALID_EMAIL).describe("Up to 254 characters, with an at sign") },
    "The body must be a JSON object.",
  ),
});
const subscribed = z.object({ message: z.string() });
const ONE_STEP_LEFT = "Last step: tap the link in the email we have just sent.";

/** The same answer for every address, known or not: the letter tells the rest. A body is all it takes; see form-sender.ts. */
export function newsletterEndpoint({
  newsletter,
  config,
}: Pick<Services, "newsletter" | "config">): Endpoint {
  return endpoint(
    {
      method: "post",
      path: "/api/newsletter/subscribe",
      operationId: "subscribe",
      summary: "Signs up for the newsletter; an email to confirm follows",
      given: subscribing,
      answers: [{ status: 202, description: "An email to confirm was sent", schema: subscribed }],
      faults: [400, 403, 413, 415, 429],
    },
    async ({ body: { email } }, context) => {
      const outcome = await newsletter.subscribe(email, senderIn(context, config));
      switch (outcome.kind) {
        case "accepted":
          return Response.json({ message: ONE_STEP_LEFT }, { status: 202, headers: NOT_KEPT });
        case "invalid":
          return problem(400, outcome.message);
        case "too many":
          return problem(429, waitMessage(outcome.seconds), { "retry-after": String(outcome.seconds) });
      }
    },
  );
}

const NOT_KEPT = { "cache-control": "private, no-store" };
