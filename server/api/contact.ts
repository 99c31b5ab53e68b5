import { z } from "zod";
import { CONTACT_LIMITS } from "#domain/contact/contact-draft.ts";
import type { Services } from "#server/services.ts";
import { endpoint, type Endpoint } from "./endpoint.ts";
import { senderIn } from "./form-sender.ts";
import { problem } from "./problem.ts";
import { received, receiptResponse, website } from "./receipt.ts";

const field = (name: keyof typeof CONTACT_LIMITS) =>
  z.string(`${name} must be text.`).describe(`1 to ${CONTACT_LIMITS[name]} characters`);
const writing = z.object({
  body: z.object(
    {
      name: field("name"),
      email: field("email"),
      subject: field("subject"),
      message: field("message"),
      website,
    },
    "The body must be a JSON object.",
  ),
});
const WORDS = {
  thanks: "We'll get back to you within 24 hours.",
  failed: "We couldn’t save your message. Please try again later.",
};

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
      return outcome.kind === "invalid" ? problem(400, outcome.message) : receiptResponse(outcome, WORDS);
    },
  );
}
