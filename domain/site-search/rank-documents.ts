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
  readonly concepts: ReadonlySet<Concept>;
  /** Its own terms that met the query. */
  readonly terms: ReadonlySet<string>;
  /** Whether its title, or the heading of the part that answers, says a telling one of them: the others only stand somewhere in it. */
  readonly isTitled: boolean;
  readonly headings: readonly SiteHeading[];
};

type RankedEntry = Omit<RankedDocument, "headings" | "at" | "isTitled"> & {
  readonly heading: SiteHeading | undefined;
};

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

/** Pages with the terms of each document's title. */
type RankedPages = SitePages & { readonly titles: readonly (readonly string[])[] };

/** Documents with any of the concepts, best first. */
export function rankDocuments(
  index: SiteIndex,
  { entries, documents, titles }: RankedPages,
  concepts: readonly Concept[],
  forgivesSlips = true,
): readonly RankedDocument[] {
  const whole = concepts.reduce((sum, { share }) => sum + share, 0);
  const byDocument = new Map<number, RankedEntry[]>();
  for (const hit of findEntries(index, soughtTerms(concepts), forgivesSlips)) {
    const entry = entries[hit.id];
    if (entry === undefined) continue;
    const ranked = { ...rankEntry(hit, concepts, whole), heading: entry.heading };
    const others = byDocument.get(entry.of);
    if (others === undefined) byDocument.set(entry.of, [ranked]);
    else others.push(ranked);
  }
  return [...byDocument]
    .map(([at, parts]) => weighed(joinParts(at, parts), titles[at] ?? [], documents[at]?.isOverview))
    .toSorted((one, other) => other.score - one.score || one.at - other.at);
}

function rankEntry(
  { score, queryTerms, terms }: SiteHit,
  concepts: readonly Concept[],
  whole: number,
): Omit<RankedEntry, "heading"> {
  const met = new Set(queryTerms);
  const own = new Set(terms);
  const shares = concepts.map((concept) => ({ concept, share: concept.share * partMet(concept, met, own) }));
  const covered = shares.reduce((sum, { share }) => sum + share, 0) / whole;
  return {
    // Who answers to all that was asked goes before who says one word of it often.
    score: score * covered ** 1.5,
    covered,
    concepts: new Set(shares.flatMap(({ concept, share }) => (share > 0 ? concept : []))),
    terms: own,
  };
}

/** How much of a thing is met: of its own words, or of those that stand for it, of which two are enough. */
function partMet({ terms, also }: Concept, met: ReadonlySet<string>, own: ReadonlySet<string>): number {
  const sureOf = (term: string) => (own.has(term) ? 1 : met.has(term) ? ALMOST : 0);
  const partOf = (sought: readonly string[], enough: number) =>
    sought.length === 0 ? 0 : Math.min(1, sought.reduce((sum, term) => sum + sureOf(term), 0) / enough);
  const typed = also.length === 0 ? 1 : BESIDE_OURS;
  return Math.max(typed * partOf(terms, terms.length), partOf(also, Math.min(2, also.length)));
}

function weighed(
  ranked: Omit<RankedDocument, "isTitled">,
  title: readonly string[],
  isOverview: true | undefined,
): RankedDocument {
  const telling = title.filter((term) => !isWeak(term));
  const met = telling.filter((term) => ranked.terms.has(term)).length;
  const isTitled =
    met > 0 ||
    // What parents say for a thing of our pages is meant for one of them.
    [...ranked.concepts].some(({ also }) => also.length > 0) ||
    ranked.headings.some((part) =>
      termsOf(part.title).some((term) => !isWeak(term) && ranked.terms.has(term)),
    );
  const share = met / Math.max(1, telling.length);
  const bonus = 1 + TITLE_BONUS * share * ranked.covered;
  return { ...ranked, isTitled, score: ranked.score * bonus * (isOverview === true ? OVERVIEW_SHARE : 1) };
}

function joinParts(at: number, parts: readonly RankedEntry[]): Omit<RankedDocument, "isTitled"> {
  const [best, second, ...rest] = parts.toSorted((one, other) => other.score - one.score);
  const score = (best?.score ?? 0) + SECOND_PART * (second?.score ?? 0);
  const least = GOOD_HEADING * (best?.score ?? 0);
  return {
    at,
    score,
    covered: best?.covered ?? 0,
    concepts: best?.concepts ?? new Set(),
    terms: best?.terms ?? new Set(),
    headings: [best, second, ...rest]
      .flatMap((part) => (part?.heading === undefined || part.score < least ? [] : part.heading))
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
