/** The part of a Map that is used of what is there for a moment. */
type BriefMap<Key, Value> = {
  get(key: Key): Value | undefined;
  /** The key must not be there. */
  add(key: Key, value: Value): void;
  delete(key: Key): void;
  values(): readonly Value[];
};

/**
 * A map of what is there for a moment, a few hundred at a time, such as requests in hand: in lists, looked through from the
 * newest. A Map (or Set) that much goes through moves into new tables all the time, and each table knows the next. Once one is old,
 * V8 holds all after it with all that ever stood in them, requests and their pages, until it collects the whole heap.
 */
export function createBriefMap<Key, Value>(): BriefMap<Key, Value> {
  const keys: Key[] = [];
  const values: Value[] = [];
  return {
    get: (key) => values[keys.lastIndexOf(key)],
    add(key, value) {
      keys.push(key);
      values.push(value);
    },
    delete(key) {
      const place = keys.lastIndexOf(key);
      if (place === -1) return;
      keys.splice(place, 1);
      values.splice(place, 1);
    },
    values: () => values,
  };
}
