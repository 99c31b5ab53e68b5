import type { Concept } from "./read-concepts.ts";
import type { SiteHeading, SitePages } from "./site-document.ts";
import { isWeak } from "./site-terms.ts";
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
  readonly headings: readonly SiteHeading[];
};

type RankedEntry = Omit<RankedDocument, "headings" | "at"> & { readonly heading: SiteHeading | undefined };

/** What a document gains whose title says nothing else than the query. */
const TITLE_BONUS = 1.5;
/** What was asked for stands on a page of its own, rather than on the one that lists it. */
const OVERVIEW_SHARE = 0.4;
/** What a second part of an article adds to its best one. */
const SECOND_PART = 0.3;
const MOST_HEADINGS = 2;
/** A heading is named if its part is almost as good as the best one. */
const GOOD_HEADING = 0.6;

/** Pages with the terms of each document's title. */
export type RankedPages = SitePages & { readonly titles: readonly (readonly string[])[] };

/** Documents with any of the concepts, best first. */
export function rankDocuments(
  index: SiteIndex,
  { entries, documents, titles }: RankedPages,
  concepts: readonly Concept[],
): readonly RankedDocument[] {
  const ofTerm = conceptsByTerm(concepts);
  const whole = concepts.reduce((sum, { share }) => sum + share, 0);
  const byDocument = new Map<number, RankedEntry[]>();
  for (const hit of findEntries(index, soughtTerms(concepts))) {
    const entry = entries[hit.id];
    if (entry === undefined) continue;
    const ranked = { ...rankEntry(hit, ofTerm, whole), heading: entry.heading };
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
  ofTerm: ReadonlyMap<string, readonly Concept[]>,
  whole: number,
): Omit<RankedEntry, "heading"> {
  const concepts = new Set(queryTerms.flatMap((term) => ofTerm.get(term) ?? []));
  const covered = [...concepts].reduce((sum, { share }) => sum + share, 0) / whole;
  // Who answers to all that was asked goes before who says one word of it often.
  return { score: score * covered ** 1.5, covered, concepts, terms: new Set(terms) };
}

function weighed(
  ranked: RankedDocument,
  title: readonly string[],
  isOverview: true | undefined,
): RankedDocument {
  const telling = title.filter((term) => !isWeak(term));
  const share = telling.filter((term) => ranked.terms.has(term)).length / Math.max(1, telling.length);
  const bonus = 1 + TITLE_BONUS * share * ranked.covered;
  return { ...ranked, score: ranked.score * bonus * (isOverview === true ? OVERVIEW_SHARE : 1) };
}

function joinParts(at: number, parts: readonly RankedEntry[]): RankedDocument {
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

function conceptsByTerm(concepts: readonly Concept[]): ReadonlyMap<string, readonly Concept[]> {
  const ofTerm = new Map<string, Concept[]>();
  for (const concept of concepts) {
    for (const term of [...concept.terms, ...concept.also]) {
      const known = ofTerm.get(term);
      if (known === undefined) ofTerm.set(term, [concept]);
      else known.push(concept);
    }
  }
  return ofTerm;
}
