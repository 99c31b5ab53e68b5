/**
 * The elements with the highest scores, best first; equal scores in the order of the list, so that the answer is always
 * the same. A score of null leaves an element out. Made for few out of thousands: the rest is never sorted.
 */
export function bestOf<T>(list: Iterable<T>, wanted: number, scoreOf: (element: T) => number | null): T[] {
  const best = createBest<T>(wanted);
  for (const element of list) {
    const score = scoreOf(element);
    if (score !== null) best.offer(element, score);
  }
  return best.elements;
}

/** The best of what is offered, at most so many. */
export type Best<T> = {
  /** Best first; equals in the order in which they were offered. */
  readonly elements: T[];
  /** The scores of the elements, in their order. */
  readonly scores: readonly number[];
  readonly offer: (element: T, score: number) => void;
  /** Only what scores more is taken. */
  readonly floor: () => number;
};

export function createBest<T>(wanted: number): Best<T> {
  const elements: T[] = [];
  const scores: number[] = [];
  const floor = () => (elements.length < wanted ? -Infinity : (scores[elements.length - 1] ?? Infinity));
  return {
    elements,
    scores,
    floor,
    offer(element, score) {
      if (elements.length >= wanted && score <= floor()) return;
      let place = elements.length;
      while (place > 0 && (scores[place - 1] ?? 0) < score) place--;
      elements.splice(place, 0, element);
      scores.splice(place, 0, score);
      if (elements.length <= wanted) return;
      elements.pop();
      scores.pop();
    },
  };
}
