import type { Concept } from "./read-concepts.ts";
import { NOWHERE } from "./site-index.ts";

/** What a query speaks of, with how much each thing tells of what is looked for. */
type Weighed = {
  readonly concepts: readonly Concept[];
  /** Those of them that it is about, not words beside them; none where no page is about any. */
  readonly topics: readonly Concept[];
  /** How much of it must be met where it has no topics. */
  readonly leastCovered: number;
};

/** A word that tells so much is what a query is about. */
const TOPIC = 0.8;
/** Of words that none of our pages is about, most must be met. */
const LEAST_WITHOUT_TOPIC = 0.45;
const LEAST_BESIDE_UNKNOWN = 0.55;

/** Words about names are weighed by what reads names; and slips in them are theirs to mend: wolf is no Wolof. */
export function asRead(concepts: readonly Concept[]): Weighed {
  return { concepts, topics: [], leastCovered: 0 };
}

/** Makes what weighs things by the words for them, of which each is worth so much. */
export function createWeigher(worthOf: (term: string) => number): (read: readonly Concept[]) => Weighed {
  return (read) => {
    const topics: Concept[] = [];
    let isBesideUnknown = false;
    const concepts = read.map((concept) => {
      const { share, ours, terms } = concept;
      if (share < 1) return concept;
      if (ours.length > 0) {
        topics.push(concept);
        return concept;
      }
      const worth = Math.max(...terms.map(worthOf));
      const weighed = { ...concept, share: worth };
      if (worth >= TOPIC) topics.push(weighed);
      isBesideUnknown ||= worth === NOWHERE;
      return weighed;
    });
    return { concepts, topics, leastCovered: isBesideUnknown ? LEAST_BESIDE_UNKNOWN : LEAST_WITHOUT_TOPIC };
  };
}
