import { z } from "zod";
import { CONTACT_LIMITS } from "#domain/contact/contact-draft.ts";
import { waitMessage } from "#domain/forms/wait-message.ts";
import type { Services } from "#server/services.ts";
import { endpoint, type Endpoint } from "./endpoint.ts";
import { senderIn } from "./form-sender.ts";
import { problem } from "./problem.ts";

const field = (name: keyof typeof CONTACT_LIMITS) =>
  z.string(`${name} must be text.`).describe(`1 to ${CONTACT_LIMITS[name]} characters`);
const writing = z.object({
  body: z.object(
    {
      name: field("name"),
      email: field("email"),
      subject: field("subject"),
      message: field("message"),
      website: z
        .string("website must be text.")
        .optional()
        .describe("Left empty by people, who do not see it; what fills it in is not kept"),
    },
    "The body must be a JSON object.",
  ),
});
const received = z.object({ message: z.string() });
const THANKS = "We'll get back to you within 24 hours.";
const FAILED = "We couldn’t save your message. Please try again later.";

/** A message to whoever runs the site: kept first, mailed after the answer. */
export function contactEndpoint({ contact, config }: Pick<Services, "contact" | "config">): Endpoint {
  return endpoint(
    {
      method: "post",
      path: "/api/contact",
      operationId: "sendMessage",
      summary: "Sends a message to whoever runs the site",
      given: writing,
      answers: [{ status: 201, description: "Received", schema: received }],
      faults: [400, 403, 413, 415, 429],
    },
    async ({ body }, context) => {
      const outcome = await contact.send(body, senderIn(context, config));
      switch (outcome.kind) {
        case "received":
          return Response.json({ message: THANKS }, { status: 201, headers: NOT_KEPT });
        case "invalid":
          return problem(400, outcome.message);
        case "too many":
          return problem(429, waitMessage(outcome.seconds), { "retry-after": String(outcome.seconds) });
        case "failed":
          return problem(503, FAILED, { "retry-after": "60" });
      }
    },
  );
}

const NOT_KEPT = { "cache-control": "private, no-store" };
