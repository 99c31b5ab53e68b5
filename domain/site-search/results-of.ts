import type { RankedDocument } from "./rank-documents.ts";
import { inOrder } from "./ranked-order.ts";
import type { SiteItem, SiteResults } from "./site-answer.ts";
import type { SiteDocument } from "./site-document.ts";
import { itemOf } from "./site-item.ts";
import { ofSpan, spanAsked } from "./of-span.ts";

export const MOST_IN_GROUP = 6;
/** Results of less than so much of the best one's score are noise beside it. */
const LEAST_OF_BEST = 0.3;
const LEAST_OF_YEARS = 0.5;

/** How much of a query a document must answer to. */
type Least = {
  readonly covered: number;
  /** The same of what says it only by the way. */
  readonly byTheWay: number;
  /** Whether it must be what parents' own words for a thing lead to. */
  readonly onlySaid: boolean;
  /** Whether a title or a heading must say it. */
  readonly onlyTitled: boolean;
};

/** Of the documents of one group those that answer well enough, best first. */
export function goodOf(
  documents: readonly SiteDocument[],
  ranked: readonly RankedDocument[],
  text: string,
  least: Least,
): readonly RankedDocument[] {
  const most = ranked.reduce((highest, { score }) => Math.max(highest, score), 0);
  const near = inOrder(ranked.filter(({ score }) => score >= LEAST_OF_BEST * most));
  const [best] = near;
  if (best === undefined) return [];
  const span = spanAsked(text);
  const good = near.filter(({ at, covered, answers }) => {
    const { isMeant, isTitled, isSaid, isOnTopic } = answers();
    // The year itself is met by no word of theirs.
    const isOfSpan = span !== null && documents[at]?.ofYears !== undefined;
    const enough = isOfSpan ? LEAST_OF_YEARS : isMeant ? least.covered : least.byTheWay;
    return covered >= enough && isOnTopic && (isTitled || !least.onlyTitled) && (isSaid || !least.onlySaid);
  });
  const isOfYears = ({ at, covered }: RankedDocument) =>
    documents[at]?.ofYears !== undefined && covered >= best.covered;
  // Of a year, those that there are of each year: not what rises today.
  return span === null || !good.some(isOfYears) ? good : good.filter(isOfYears);
}

/** The first of them as they are shown. */
export function resultsOf(
  documents: readonly SiteDocument[],
  good: readonly RankedDocument[],
  text: string,
): SiteResults {
  const span = spanAsked(text);
  const [first] = good;
  return {
    items: good.slice(0, MOST_IN_GROUP).flatMap(({ at, answers }): readonly SiteItem[] => {
      const document = documents[at];
      return document === undefined ? [] : [ofSpan(itemOf(document, answers().headings), document, span)];
    }),
    strength: first === undefined ? 0 : first.covered * (1 - 1 / (1 + first.score / 4)),
  };
}
