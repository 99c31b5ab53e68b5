import type { Concept } from "./read-concepts.ts";
import type { SiteHeading, SitePages } from "./site-document.ts";
import { isWeak, termsOf } from "./site-terms.ts";
import { findEntries, type SiteHit, type SiteIndex, type SoughtTerm } from "./site-index.ts";

/** A document that answers to some of a query. */
export type RankedDocument = {
  /** Its place among the documents. */
  readonly at: number;
  readonly score: number;
  /** How much of the query it answers to, 0 to 1. */
  readonly covered: number;
  readonly concepts: readonly Concept[];
  /** Its own terms that met the query. */
  readonly terms: readonly string[];
  /** Whether its title, or the heading of the part that answers, says a telling one of them: the others only stand somewhere in it. */
  readonly isTitled: boolean;
  /** The same, or words of ours that parents have another word for. */
  readonly isMeant: boolean;
  readonly headings: readonly SiteHeading[];
};

type Joined = Omit<RankedDocument, "isTitled" | "isMeant" | "headings"> & {
  readonly headed: readonly number[];
};
type RankedEntry = Omit<Joined, "at" | "headed"> & { readonly id: number };

/** What a document gains whose title says nothing else than the query. */
const TITLE_BONUS = 1.5;
/** What was asked for stands on a page of its own, rather than on the one that lists it. */
const OVERVIEW_SHARE = 0.4;
/** How sure a word is that was met by a beginning, or with a slip. */
const ALMOST = 0.6;
/** How much of a thing its typed words are where our pages are known to say it otherwise. */
const BESIDE_OURS = 0.7;
/** What a second part of an article adds to its best one. */
const SECOND_PART = 0.3;
const MOST_HEADINGS = 2;
/** A heading is named if its part is almost as good as the best one. */
const GOOD_HEADING = 0.6;

/** Pages with the telling terms of each document's title, and of each entry's heading. */
type RankedPages = SitePages & {
  readonly titles: readonly (readonly string[])[];
  readonly heads: readonly (readonly string[])[];
};

/** Pages with what is compared of them at each search. */
export function toBeRanked(pages: SitePages): RankedPages {
  const telling = (text: string) => termsOf(text).filter((term) => !isWeak(term));
  return {
    ...pages,
    titles: pages.documents.map(({ title }) => telling(title)),
    heads: pages.entries.map(({ heading }) => telling(heading?.title ?? "")),
  };
}

/** Documents with any of the concepts, best first. */
export function rankDocuments(
  index: SiteIndex,
  pages: RankedPages,
  concepts: readonly Concept[],
  forgivesSlips = true,
): readonly RankedDocument[] {
  const whole = concepts.reduce((sum, { share }) => sum + share, 0);
  const byDocument = new Map<number, RankedEntry[]>();
  for (const hit of findEntries(index, soughtTerms(concepts), forgivesSlips)) {
    const entry = pages.entries[hit.id];
    if (entry === undefined) continue;
    const ranked = rankEntry(hit, concepts, whole);
    const others = byDocument.get(entry.of);
    if (others === undefined) byDocument.set(entry.of, [ranked]);
    else others.push(ranked);
  }
  return Array.from(byDocument, ([at, parts]) => weighed(joinParts(at, parts, pages), pages)).toSorted(
    (one, other) => other.score - one.score || one.at - other.at,
  );
}

function rankEntry(
  { id, score, queryTerms, terms }: SiteHit,
  concepts: readonly Concept[],
  whole: number,
): RankedEntry {
  const met: Concept[] = [];
  let sum = 0;
  for (const concept of concepts) {
    const share = concept.share * partMet(concept, queryTerms, terms);
    if (share > 0) met.push(concept);
    sum += share;
  }
  const covered = sum / whole;
  // Who answers to all that was asked goes before who says one word of it often.
  return { id, score: score * covered ** 1.5, covered, concepts: met, terms };
}

/** How much of a thing is met: of its own words, or of those that stand for it, of which two are enough. */
function partMet({ terms, also }: Concept, met: readonly string[], own: readonly string[]): number {
  const typed = also.length === 0 ? 1 : BESIDE_OURS;
  return Math.max(
    typed * partOf(terms, terms.length, met, own),
    partOf(also, Math.min(2, also.length), met, own),
  );
}

function partOf(
  sought: readonly string[],
  enough: number,
  met: readonly string[],
  own: readonly string[],
): number {
  let sum = 0;
  for (const term of sought) sum += own.includes(term) ? 1 : met.includes(term) ? ALMOST : 0;
  return sum === 0 ? 0 : Math.min(1, sum / enough);
}

function weighed(
  { headed, ...ranked }: Joined,
  { entries, documents, titles, heads }: RankedPages,
): RankedDocument {
  const telling = titles[ranked.at] ?? [];
  const isMet = (term: string) => ranked.terms.includes(term);
  const met = telling.filter(isMet).length;
  const isTitled = met > 0 || headed.some((id) => heads[id]?.some(isMet));
  const share = met / Math.max(1, telling.length);
  const bonus = 1 + TITLE_BONUS * share * ranked.covered;
  const isOverview = documents[ranked.at]?.isOverview === true;
  return {
    ...ranked,
    isTitled,
    // What parents say for a thing of our pages is meant for one of them.
    isMeant: isTitled || ranked.concepts.some(({ also }) => also.length > 0),
    score: ranked.score * bonus * (isOverview ? OVERVIEW_SHARE : 1),
    headings: headed.flatMap((id) => entries[id]?.heading ?? []),
  };
}

function joinParts(at: number, parts: readonly RankedEntry[], { entries }: RankedPages): Joined {
  const [best, second, ...rest] = parts.toSorted((one, other) => other.score - one.score);
  const score = (best?.score ?? 0) + SECOND_PART * (second?.score ?? 0);
  const least = GOOD_HEADING * (best?.score ?? 0);
  return {
    at,
    score,
    covered: best?.covered ?? 0,
    concepts: best?.concepts ?? [],
    terms: best?.terms ?? [],
    headed: [best, second, ...rest]
      .flatMap((part) =>
        part === undefined || entries[part.id]?.heading === undefined || part.score < least ? [] : part.id,
      )
      .slice(0, MOST_HEADINGS),
  };
}

function soughtTerms(concepts: readonly Concept[]): readonly SoughtTerm[] {
  return concepts.flatMap(({ terms, also, share }, place) => {
    const isLast = place === concepts.length - 1;
    return [
      ...terms.map((term) => ({ term, weight: share, isTyped: true, isLast })),
      ...also.map((term) => ({ term, weight: share, isTyped: false, isLast: false })),
    ];
  });
}
