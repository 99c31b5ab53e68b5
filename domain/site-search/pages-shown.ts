import type { RankedDocument } from "./rank-documents.ts";
import { goodOf, resultsOf } from "./results-of.ts";
import type { SiteGroup } from "./site-answer.ts";
import type { SiteDocument, SiteKind } from "./site-document.ts";

const GROUP_OF: Readonly<Record<SiteKind, SiteGroup>> = {
  page: "guides",
  article: "guides",
  video: "guides",
  tool: "tools",
  sheet: "tools",
  game: "tools",
  list: "lists",
  listing: "places",
  directory: "places",
};
/** Nothing is shown that answers to less of the query; of a hundred lists that are alike, most answer to one word. */
const LEAST_COVERED: Readonly<Record<SiteGroup, number>> = {
  guides: 0.34,
  tools: 0.34,
  places: 0.34,
  lists: 0.6,
};
/** What says it only by the way, in no title and no heading, answers by most of the query or not at all ("text" in a guide to school). */
const BY_THE_WAY = 0.5;
/** Beside help that is looked for, a guide that says half of it is noise. */
const LEAST_BESIDE_HELP = 0.5;
/** Where nothing answers to so much, what parents' own words for a thing lead to may answer to less. */
const LEAST_LEFT = 0.24;
/** What scores so little of the best guide or tool has a word in common with the text, no more. */
const LEAST_ACROSS = 0.2;

type Asked = {
  readonly text: string;
  readonly isOfNames: boolean;
  /** Who looks for help looks for no guide that says so by the way. */
  readonly isOfHelp: boolean;
  readonly hasNeed: boolean;
};

/** Guides, tools and lists of what was ranked, and the score of the best guide or tool. */
export function pagesShown(
  documents: readonly SiteDocument[],
  ranked: readonly RankedDocument[],
  { text, isOfNames, isOfHelp, hasNeed }: Asked,
) {
  // Who asks for names "for a farm family" wants no article that speaks of farms somewhere.
  const mayStand = ({ at, answers }: RankedDocument) =>
    !isOfNames || documents[at]?.kind !== "article" || answers().isTitled;
  const goodIn = (group: SiteGroup, isLast = false) =>
    goodOf(
      documents,
      ranked.filter((found) => groupOf(documents[found.at]) === group && mayStand(found)),
      text,
      {
        covered: isLast
          ? LEAST_LEFT
          : group === "guides" && isOfHelp
            ? LEAST_BESIDE_HELP
            : LEAST_COVERED[group],
        onlySaid: isLast,
        byTheWay: group === "guides" || isLast ? BY_THE_WAY : LEAST_COVERED[group],
        onlyTitled: group === "guides" && isOfHelp,
      },
    );
  const lists = goodIn("lists");
  let [guides, tools] = [goodIn("guides"), goodIn("tools")];
  // One word more must not take away what the others ask for.
  if (guides.length + tools.length + lists.length === 0 && !hasNeed)
    [guides, tools] = [goodIn("guides", true), goodIn("tools", true)];
  const best = Math.max(guides[0]?.score ?? 0, tools[0]?.score ?? 0);
  const shown = (good: readonly RankedDocument[]) => {
    const near = good.filter(({ score }) => score >= LEAST_ACROSS * best);
    return resultsOf(documents, near, text);
  };
  return {
    groups: { guides: shown(guides), tools: shown(tools), lists: resultsOf(documents, lists, text) },
    best,
  };
}

function groupOf(document: SiteDocument | undefined): SiteGroup | null {
  return document === undefined ? null : GROUP_OF[document.kind];
}
