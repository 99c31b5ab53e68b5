import { CRISIS_LINES } from "#content/directory/crisis-lines.ts";
import { askSite } from "#domain/site-search/ask-site.ts";
import { asciiJson } from "#server/http/json.ts";
import type { Services } from "#server/services.ts";
import { type Endpoint, publicGet } from "./endpoint.ts";
import { searchReply } from "./json-reply.ts";
import type { AnswersRemembered } from "./remember-answers.ts";
import { searchingSite, siteAnswer } from "./search-schemas.ts";

/** GET /api/search. */
export function siteSearchEndpoint(
  services: Pick<Services, "names" | "siteSearch">,
  remembered: AnswersRemembered,
): Endpoint {
  return publicGet(
    {
      path: "/api/search",
      operationId: "searchSite",
      summary:
        "Names, pages, organizations and tools that a text asks for, best first, with what was understood of it",
      given: searchingSite,
      answers: [{ status: 200, description: "What the site answers", schema: siteAnswer }],
      faults: [400],
    },
    ({ query: { q } }) => {
      const told = () => asciiJson(askSite(services, q, CRISIS_LINES));
      return searchReply(q, remembered.bodyOf(`site ${q}`, told));
    },
  );
}
