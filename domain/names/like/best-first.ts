/**
 * Places of the highest scores, best first, equal ones in the order of the list; each is looked for when it is asked for, so
 * that whoever takes a few out of thousands sorts none of the others. The scores stand at their places, the list is used up.
 */
export function* bestFirst(places: Uint16Array, scores: Float64Array): Generator<number, void, undefined> {
  const before = (one: number, other: number) => {
    const [score, others] = [scores[one] ?? 0, scores[other] ?? 0];
    return score > others || (score === others && one < other);
  };
  /** Lets the place at the top of a part of the heap down to where it belongs. */
  const letDown = (from: number, size: number) => {
    const place = places[from] ?? 0;
    let at = from;
    for (let next = 2 * at + 1; next < size; next = 2 * at + 1) {
      if (next + 1 < size && before(places[next + 1] ?? 0, places[next] ?? 0)) next += 1;
      if (!before(places[next] ?? 0, place)) break;
      places[at] = places[next] ?? 0;
      at = next;
    }
    places[at] = place;
  };
  for (let from = (places.length >>> 1) - 1; from >= 0; from -= 1) letDown(from, places.length);
  for (let size = places.length; size > 0; size -= 1) {
    yield places[0] ?? 0;
    places[0] = places[size - 1] ?? 0;
    letDown(0, size - 1);
  }
}
