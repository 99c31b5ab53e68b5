import { z } from "zod";
import { REPORT_LIMITS, REPORT_TOPICS } from "#domain/contact/name-report.ts";
import type { Services } from "#server/services.ts";
import { endpoint, type Endpoint } from "./endpoint.ts";
import { senderIn } from "./form-sender.ts";
import { problem } from "./problem.ts";
import { received, receiptResponse, website } from "./receipt.ts";

const text = (field: keyof typeof REPORT_LIMITS, what: string) =>
  z.string(`${field} must be text.`).describe(`${what}; ${REPORT_LIMITS[field]} characters at most`);
const report = z.object({
  body: z.object(
    {
      name: text("name", "The name whose page is wrong"),
      topic: z
        .enum(REPORT_TOPICS, `topic must be one of ${REPORT_TOPICS.join(", ")}.`)
        .describe("What is wrong on its page"),
      proposed: text("proposed", "What should stand there"),
      source: text("source", "A work or an address where it can be checked").optional(),
      email: text("email", "For questions, never shown").optional(),
      website,
    },
    "The body must be a JSON object.",
  ),
});
const WORDS = {
  thanks: "We check every report before we change anything.",
  failed: "Your report could not be saved. Please try again later.",
};

/** A mistake on a name's page, reported as data. */
export function nameReportEndpoint({ contact, config }: Pick<Services, "contact" | "config">): Endpoint {
  return endpoint(
    {
      method: "post",
      path: "/api/name-reports",
      operationId: "reportMistake",
      summary: "Reports a mistake on a name's page",
      given: report,
      answers: [{ status: 201, description: "Received", schema: received }],
      faults: [400, 403, 413, 415, 429],
    },
    async ({ body }, context) => {
      const { source = "", email = "", ...needed } = body;
      const outcome = await contact.report({ ...needed, source, email }, senderIn(context, config));
      return outcome.kind === "invalid"
        ? problem(400, Object.values(outcome.faults).join(" "))
        : receiptResponse(outcome, WORDS);
    },
  );
}
