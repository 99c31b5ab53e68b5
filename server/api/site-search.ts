import { CRISIS_LINES } from "#content/directory/crisis-lines.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import { whyText } from "#domain/names/search/why.ts";
import type { SiteItem } from "#domain/site-search/site-answer.ts";
import { answerWhole, type WholeAnswer } from "#domain/site-search/whole-answer.ts";
import { asciiJson } from "#server/http/json.ts";
import type { Services } from "#server/services.ts";
import { type Endpoint, publicGet } from "./endpoint.ts";
import { jsonReply, PUBLIC_5_MIN } from "./json-reply.ts";
import type { AnswersRemembered } from "./remember-answers.ts";
import { searchingSite, siteAnswer } from "./search-schemas.ts";

type Sources = Pick<Services, "names" | "siteSearch">;

/** GET /api/search. */
export function siteSearchEndpoint(sources: Sources, remembered: AnswersRemembered): Endpoint {
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
      const body = remembered.bodyOf(`site ${q}`, () =>
        asciiJson(answerOf(sources, answerWhole(sources.names, sources.siteSearch(), q))),
      );
      return jsonReply(body, PUBLIC_5_MIN);
    },
  );
}

function answerOf({ names }: Sources, answer: WholeAnswer) {
  const { understood, notUnderstood, isUrgent, groups } = answer;
  return {
    understood,
    notUnderstood,
    crisis: isUrgent
      ? CRISIS_LINES.map(({ name, number, tel, note }) => ({
          title: `${name}: ${number}`,
          href: tel,
          line: note,
        }))
      : [],
    names: answer.names.flatMap((hit) => nameOf(names, hit)),
    pages: bestFirst(answer).map(({ title, href, line, headings }) => ({
      title,
      href,
      line,
      ...(headings === undefined ? {} : { headings }),
    })),
    places: groups.places.items.map(({ title, href, line, phone }) => ({
      title,
      href,
      line,
      ...(phone === undefined ? {} : { phone }),
    })),
    tools: groups.tools.items.map(({ title, href, line }) => ({ title, href, line })),
  };
}

/** Lists of names are pages, too: before the others where they answer better. */
function bestFirst({ groups: { lists, guides } }: WholeAnswer): readonly SiteItem[] {
  return (lists.strength > guides.strength ? [lists, guides] : [guides, lists]).flatMap(({ items }) => items);
}

function nameOf(names: Sources["names"], { id, why }: Hit) {
  const summary = names.summary(id);
  if (summary === undefined) return [];
  return [
    { ...summary, why: { kind: why.kind, text: whyText(why) }, title: summary.name, href: `/names/${id}` },
  ];
}
