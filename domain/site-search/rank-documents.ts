import type { Concept } from "./read-concepts.ts";
import type { SiteHeading, SitePages } from "./site-document.ts";
import { asRead, createWeigher } from "./weigh-concepts.ts";
import { isWeak, termsOf } from "./site-terms.ts";
import { createEntryFinder, OWN, type SiteIndex, type SoughtTerm } from "./site-index.ts";

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
  /** Whether words of ours that parents have others for are what it is called. */
  readonly isSaid: boolean;
  /** Whether it answers to what the query is about, not only to words beside it. */
  readonly isOnTopic: boolean;
  readonly headings: readonly SiteHeading[];
};

/** A concept with the numbers of its terms (site-index.ts). */
type NumberedConcept = {
  readonly concept: Concept;
  readonly terms: readonly number[];
  readonly ours: readonly number[];
};

/** What a document gains whose title says nothing else than the query. */
const TITLE_BONUS = 1.5;
/** What was asked for stands on a page of its own, rather than on the one that lists it. */
const OVERVIEW_SHARE = 0.4;
/**
 * How sure a word is, by how an entry has it: not at all, met by a beginning or with a slip, or as it is; then the same of
 * what something is called. What stands somewhere in a guide tells less of it than what an organization says of itself.
 */
const SURE = { guide: [0, 0.5, 0.85, 0.85, 0, 0.6, 1, 1], listing: [0, 0.55, 1, 1, 0, 0.55, 1, 1] } as const;
/** A thing is spoken of where so much of it is met: "college savings" are no saved names. */
const ENOUGH = 0.4;
/** How much of a thing its typed words are where our pages are known to say it otherwise. */
const BESIDE_OURS = 0.7;
/** What a second part of an article adds to its best one. */
const SECOND_PART = 0.3;
const MOST_HEADINGS = 2;
/** So much of a query without a topic is enough where a title or a heading says a word that few others do. */
const LEAST_TITLED = 0.45;
const FEW_SAY_IT = 0.74;
/** A heading is named if its part is almost as good as the best one. */
const GOOD_HEADING = 0.6;

/**
 * Makes what ranks the documents of an index: those with any of the concepts, in no order. Which documents say a telling term
 * in their title, and which entries belong to each, is worked out once; then all is counted in columns.
 */
export function createRanking(index: SiteIndex, { documents, entries }: SitePages) {
  const { findEntries, worthOf } = createEntryFinder(index, entries.length);
  const sureOf = entries.map(({ of }) => (documents[of]?.kind === "listing" ? SURE.listing : SURE.guide));
  const telling = (text: string) => termsOf(text).filter((term) => !isWeak(term));
  const titles = documents.map(({ title }) => telling(title));
  const heads = entries.map(({ heading }) => telling(heading?.title ?? ""));
  const entitled = placesOf(titles);
  const partsOf = Map.groupBy(entries.keys(), (id) => entries[id]?.of ?? 0);

  const weigh = createWeigher(worthOf);

  return (read: readonly Concept[], isOfNames = false): readonly RankedDocument[] => {
    const { concepts, topics, leastCovered } = isOfNames ? asRead(read) : weigh(read);
    const whole = concepts.reduce((sum, { share }) => sum + share, 0);
    const { ids, scores: found, numbers, has } = findEntries(soughtTerms(concepts), !isOfNames);
    const numberOf = (term: string) => numbers.get(term) ?? 0;
    const numbered = concepts.map((concept): NumberedConcept => {
      const { terms, ours } = concept;
      return { concept, terms: terms.map(numberOf), ours: ours.map(numberOf) };
    });
    const isOwn = (id: number, number: number | undefined) =>
      number !== undefined && ((has[number * entries.length + id] ?? 0) & OWN) !== 0;

    function partOf(sought: readonly number[], enough: number, id: number): number {
      let sum = 0;
      const sure = sureOf[id] ?? SURE.guide;
      for (let at = 0; at < sought.length; at += 1)
        sum += sure[has[(sought[at] ?? 0) * entries.length + id] ?? 0] ?? 0;
      return sum === 0 ? 0 : Math.min(1, sum / enough);
    }

    /** How much of a thing is met: of its own words, or of those that stand for it, of which two are enough. */
    function partMet({ terms, ours }: NumberedConcept, id: number): number {
      if (ours.length === 0) return partOf(terms, terms.length, id);
      const typed = BESIDE_OURS * partOf(terms, terms.length, id);
      return Math.max(typed, partOf(ours, Math.min(2, ours.length), id));
    }

    // Of each entry how well it answers, and how much of the query; of each document its best entry, and the score of the second.
    const [scores, covered] = [new Float64Array(entries.length), new Float64Array(entries.length)];
    const best = new Int32Array(documents.length).fill(NONE);
    const second = new Float64Array(documents.length);
    const isBefore = (one: number, other: number) => byScore(one, other) < 0;
    function byScore(one: number, other: number): number {
      return (scores[other] ?? 0) - (scores[one] ?? 0) || (found[other] ?? 0) - (found[one] ?? 0);
    }
    const ranked: number[] = [];
    // Many in a row answer to as much, and a power takes as long as all else.
    let [lastSum, power] = [NONE, 0];
    for (const id of ids) {
      let sum = 0;
      for (const each of numbered) sum += each.concept.share * partMet(each, id);
      covered[id] = sum / whole;
      // Who answers to all that was asked goes before who says one word of it often.
      if (sum !== lastSum) [lastSum, power] = [sum, (sum / whole) ** 1.5];
      scores[id] = (found[id] ?? 0) * power;
      const at = entries[id]?.of ?? 0;
      const before = best[at] ?? NONE;
      if (before === NONE) ranked.push(at);
      if (before === NONE || isBefore(id, before)) {
        best[at] = id;
        second[at] = before === NONE ? 0 : (scores[before] ?? 0);
      } else second[at] = Math.max(second[at] ?? 0, scores[id] ?? 0);
    }
    const met = new Uint8Array(documents.length);
    for (const [term, number] of numbers) {
      for (const at of entitled.get(term) ?? [])
        if (isOwn(best[at] ?? NONE, number)) met[at] = (met[at] ?? 0) + 1;
    }

    const answersOf = (at: number) => (): DocumentAnswers => {
      const [id, parts] = [best[at] ?? NONE, partsOf.get(at) ?? []];
      const least = GOOD_HEADING * (scores[id] ?? 0);
      const headed = parts
        .filter(
          (part) => entries[part]?.heading !== undefined && found[part] !== 0 && (scores[part] ?? 0) >= least,
        )
        .toSorted(byScore)
        .slice(0, MOST_HEADINGS);
      const isMet = (term: string) => isOwn(id, numbers.get(term));
      const isTitled = (met[at] ?? 0) > 0 || headed.some((part) => heads[part]?.some(isMet));
      const metOf = numbered.filter((each) => partMet(each, id) > 0);
      const isNamed = isTitled && metOf.some(({ concept: { share } }) => share >= FEW_SAY_IT && share < 1);
      return {
        concepts: metOf.map(({ concept }) => concept),
        isTitled,
        // What parents say for a thing of our pages is meant for one of them.
        isMeant: isTitled || metOf.some(({ ours }) => ours.length > 0),
        isSaid: metOf.some((each) => each.ours.length > 0 && partMet(each, id) === 1),
        isOnTopic:
          topics.length === 0
            ? // A word that no page has takes away none that is called by the others.
              (covered[id] ?? 0) >= (isNamed ? LEAST_TITLED : leastCovered)
            : metOf.some((each) => topics.includes(each.concept) && partMet(each, id) > ENOUGH),
        headings: headed.flatMap((part) => entries[part]?.heading ?? []),
      };
    };
    return ranked.map((at) => {
      const id = best[at] ?? NONE;
      const part = covered[id] ?? 0;
      const share = (met[at] ?? 0) / Math.max(1, titles[at]?.length ?? 0);
      const score = (scores[id] ?? 0) + SECOND_PART * (second[at] ?? 0);
      const bonus = 1 + TITLE_BONUS * share * part;
      const isOverview = documents[at]?.isOverview === true;
      return {
        at,
        covered: part,
        score: score * bonus * (isOverview ? OVERVIEW_SHARE : 1),
        answers: answersOf(at),
      };
    });
  };
}

const NONE = -1;

/** Of each term the places of the lists that it stands in, as often as it does. */
function placesOf(lists: readonly (readonly string[])[]): ReadonlyMap<string, readonly number[]> {
  const terms = lists.flatMap((list, place) => list.map((term) => ({ term, place })));
  return new Map(
    Array.from(
      Map.groupBy(terms, ({ term }) => term),
      ([term, all]) => [term, all.map(({ place }) => place)] as const,
    ),
  );
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
