import type { Concept } from "./read-concepts.ts";
import type { SiteHeading, SitePages } from "./site-document.ts";
import { isWeak, termsOf } from "./site-terms.ts";
import { createEntryFinder, type FoundEntries, type SiteIndex, type SoughtTerm } from "./site-index.ts";

/** A document that answers to some of a query. */
export type RankedDocument = {
  /** Its place among the documents. */
  readonly at: number;
  readonly score: number;
  /** How much of the query it answers to, 0 to 1. */
  readonly covered: number;
  /** How it answers: asked of the few that may be shown. */
  readonly answers: () => DocumentAnswers;
};

type DocumentAnswers = {
  readonly concepts: readonly Concept[];
  /** Whether its title, or the heading of the part that answers, says a telling one of them: the others only stand somewhere in it. */
  readonly isTitled: boolean;
  /** The same, or words of ours that parents have another word for. */
  readonly isMeant: boolean;
  readonly headings: readonly SiteHeading[];
};

/** An entry that answers: how well it was found, and how well it answers for having all that was asked. */
type RankedEntry = {
  readonly id: number;
  readonly found: number;
  readonly score: number;
  readonly covered: number;
};

/** Those of one document, of which there is one at least. */
type Parts = [RankedEntry, ...RankedEntry[]];

/** A concept with the numbers of its terms (site-index.ts). */
type NumberedConcept = {
  readonly concept: Concept;
  readonly terms: readonly number[];
  readonly also: readonly number[];
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

/**
 * Makes what ranks the documents of an index: those with any of the concepts, in no order. The telling terms of each document's
 * title, and of each entry's heading, are worked out once.
 */
export function createRanking(index: SiteIndex, { documents, entries }: SitePages) {
  const find = createEntryFinder(index, entries.length);
  const telling = (text: string) => termsOf(text).filter((term) => !isWeak(term));
  const titles = documents.map(({ title }) => telling(title));
  const heads = entries.map(({ heading }) => telling(heading?.title ?? ""));

  return (concepts: readonly Concept[], forgivesSlips = true): readonly RankedDocument[] => {
    const whole = concepts.reduce((sum, { share }) => sum + share, 0);
    const found = find(soughtTerms(concepts), forgivesSlips);
    const numbered = concepts.map((concept): NumberedConcept => {
      const { terms, also } = concept;
      return { concept, terms: terms.map(found.numberOf), also: also.map(found.numberOf) };
    });
    const byDocument = new Map<number, Parts>();
    for (const id of found.ids) {
      const entry = entries[id];
      if (entry === undefined) continue;
      const ranked = rankEntry(id, numbered, whole, found);
      const others = byDocument.get(entry.of);
      if (others === undefined) byDocument.set(entry.of, [ranked]);
      else others.push(ranked);
    }
    return Array.from(byDocument, ([at, parts]): RankedDocument => {
      const [best, second] = twoBest(parts);
      const isMet = (term: string) => found.isOwn(best.id, found.numberOf(term));
      const title = titles[at] ?? [];
      const met = title.filter(isMet).length;
      const bonus = 1 + TITLE_BONUS * (met / Math.max(1, title.length)) * best.covered;
      const score = best.score + SECOND_PART * (second?.score ?? 0);
      return {
        at,
        covered: best.covered,
        score: score * bonus * (documents[at]?.isOverview === true ? OVERVIEW_SHARE : 1),
        answers() {
          const least = GOOD_HEADING * best.score;
          const headed = parts
            .filter(({ id, score: each }) => each >= least && entries[id]?.heading !== undefined)
            .toSorted(byScore)
            .slice(0, MOST_HEADINGS);
          const isTitled = met > 0 || headed.some(({ id }) => heads[id]?.some(isMet));
          const metOf = numbered.filter((each) => partMet(each, best.id, found) > 0);
          return {
            concepts: metOf.map(({ concept }) => concept),
            isTitled,
            // What parents say for a thing of our pages is meant for one of them.
            isMeant: isTitled || metOf.some(({ also }) => also.length > 0),
            headings: headed.flatMap(({ id }) => entries[id]?.heading ?? []),
          };
        },
      };
    });
  };
}

/** Best first. */
export function inOrder(ranked: readonly RankedDocument[]): readonly RankedDocument[] {
  return ranked.toSorted(byOrder);
}

/** So many of the best, in their order: of very many, without ordering the others. */
export function bestOf(ranked: readonly RankedDocument[], count: number): readonly RankedDocument[] {
  const best: RankedDocument[] = [];
  for (const each of ranked) {
    const behind = best.findIndex((other) => byOrder(each, other) < 0);
    if (behind !== -1) best.splice(behind, 0, each);
    else if (best.length < count) best.push(each);
    best.splice(count);
  }
  return best;
}

function byOrder(one: RankedDocument, other: RankedDocument): number {
  return other.score - one.score || one.at - other.at;
}

function byScore(one: RankedEntry, other: RankedEntry): number {
  return other.score - one.score || other.found - one.found;
}

/** The best of some parts, and the one behind it. */
function twoBest(parts: Parts): readonly [best: RankedEntry, second: RankedEntry | undefined] {
  let [best] = parts;
  let second: RankedEntry | undefined;
  for (let at = 1; at < parts.length; at++) {
    const part = parts[at];
    if (part === undefined) continue;
    if (byScore(part, best) < 0) [best, second] = [part, best];
    else if (second === undefined || byScore(part, second) < 0) second = part;
  }
  return [best, second];
}

function rankEntry(
  id: number,
  concepts: readonly NumberedConcept[],
  whole: number,
  found: FoundEntries,
): RankedEntry {
  let sum = 0;
  for (const each of concepts) sum += each.concept.share * partMet(each, id, found);
  const covered = sum / whole;
  const score = found.scores[id] ?? 0;
  // Who answers to all that was asked goes before who says one word of it often.
  return { id, found: score, score: score * covered ** 1.5, covered };
}

/** How much of a thing is met: of its own words, or of those that stand for it, of which two are enough. */
function partMet({ terms, also }: NumberedConcept, id: number, found: FoundEntries): number {
  const typed = also.length === 0 ? 1 : BESIDE_OURS;
  return Math.max(
    typed * partOf(terms, terms.length, id, found),
    partOf(also, Math.min(2, also.length), id, found),
  );
}

function partOf(sought: readonly number[], enough: number, id: number, found: FoundEntries): number {
  let sum = 0;
  for (const number of sought) sum += found.isOwn(id, number) ? 1 : found.isMet(id, number) ? ALMOST : 0;
  return sum === 0 ? 0 : Math.min(1, sum / enough);
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
