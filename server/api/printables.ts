import { z } from "zod";
import { PAPER_SIZES, sheetIdOf, templatePath } from "#domain/printables/printable.ts";
import { SHEET_IDS } from "#domain/printables/sheet.ts";
import { clientIn } from "#server/http/hono.ts";
import { fileReply } from "#server/http/reply.ts";
import { asResponse, wantedBy } from "#server/http/send.ts";
import type { Services } from "#server/services.ts";
import { type Endpoint, endpoint } from "./endpoint.ts";
import { problem } from "./problem.ts";

const ENDING = ".pdf";

const asking = z.object({
  params: z.object({ file: z.string().meta({ examples: SHEET_IDS.map((id) => `${id}${ENDING}`) }) }),
  query: z.object({
    paper: z.enum(PAPER_SIZES, 'The paper must be "letter" or "a4".').default(PAPER_SIZES[0]),
  }),
});

/**
 * GET /api/printables/feeding-log.pdf: the empty sheet, which tells search engines the page that it belongs to. Filled ones
 * are made in the browser, and never come here.
 */
export function printablesEndpoint({
  printables,
  config,
}: Pick<Services, "printables" | "config">): Endpoint {
  return endpoint(
    {
      method: "get",
      path: "/api/printables/{file}",
      operationId: "getSheet",
      summary: "A sheet to print, as a PDF",
      given: asking,
      answers: [
        { status: 200, description: "The sheet", contentType: "application/pdf" },
        { status: 304, description: "The sheet that the browser has is the same" },
      ],
      faults: [400, 404],
      open: true,
    },
    async ({ params: { file }, query: { paper } }, context) => {
      const id = file.endsWith(ENDING) ? sheetIdOf(file.slice(0, -ENDING.length)) : null;
      if (id === null) return problem(404, "We have no sheet at this address.");
      const pdf = await printables.of(id, paper);
      const named = { contentType: "application/pdf", fileName: `namekin-${id}.pdf` };
      const reply = fileReply({ ...pdf, ...named });
      const link = `<${clientIn(context, config).origin}${templatePath(id)}>; rel="canonical"`;
      return asResponse({ ...reply, headers: { ...reply.headers, link } }, wantedBy(context.req.raw));
    },
  );
}
