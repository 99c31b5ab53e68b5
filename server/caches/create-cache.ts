import { LRUCache } from "lru-cache";
import { BUDGETS, type CacheName } from "./budgets.ts";
import { retainedBytes } from "./retained-bytes.ts";

/** What was made for a key, for as long as there is room. */
export type Cache<Key, Value> = {
  get(key: Key): Value | undefined;
  /** A value that alone exceeds the budget is not kept. */
  set(key: Key, value: Value): void;
  /** What goes next, since it was not used for longest; undefined as long as there is room. */
  nextToGo(): Value | undefined;
  /** What is there, or what is made now and then kept. */
  getOrMake(key: Key, make: () => Value): Value;
};

/** With less than this part of its budget left, a cache is full: to weigh what is to come would take longer than to keep it. */
const LEFT_WHEN_FULL = 1 / 32;

/** What a cache holds at the moment. */
type CacheUse = { readonly bytes: number; readonly entries: number };

/** Those of this thread, by name. Weakly: a cache goes with whoever made it. */
const allCaches: { readonly name: CacheName; readonly use: () => CacheUse | undefined }[] = [];

/** What the caches of this thread hold at the moment; those of one name together. */
export function cachesInUse(): readonly (CacheUse & { readonly name: CacheName })[] {
  const uses = new Map<CacheName, CacheUse>();
  for (const { name, use } of allCaches) {
    const { bytes, entries } = use() ?? { bytes: 0, entries: 0 };
    const others = uses.get(name) ?? { bytes: 0, entries: 0 };
    uses.set(name, { bytes: others.bytes + bytes, entries: others.entries + entries });
  }
  return [...uses].map(([name, use]) => ({ name, ...use }));
}

/** What an entry costs beside its key and its value: its places in a map and in the order of use. */
const ENTRY_BYTES = 200;

function entryBytes(key: unknown, value: unknown): number {
  return ENTRY_BYTES + retainedBytes(key) + retainedBytes(value);
}

/**
 * A cache within its budget (budgets.ts), counted in the bytes that keys and values retain (retained-bytes.ts). What was
 * not used for longest goes first; with an age in milliseconds, what was made longer ago is made anew. Values are plain data.
 */
export function createCache<Key extends string | number, Value extends {}>(
  name: CacheName,
  { maxAgeMs }: { readonly maxAgeMs?: number } = {},
): Cache<Key, Value> {
  const entries = new LRUCache<Key, Value>({
    ...(maxAgeMs === undefined ? {} : { ttl: maxAgeMs, perf: { now: () => performance.now() } }),
    maxSize: BUDGETS[name].budgetBytes,
    sizeCalculation: (value, key) => entryBytes(key, value),
  });
  const kept = new WeakRef(entries);
  const use = (): CacheUse | undefined => {
    const cache = kept.deref();
    return cache && { bytes: cache.calculatedSize, entries: cache.size };
  };
  allCaches.push({ name, use });
  return {
    get: (key) => entries.get(key),
    set: (key, value) => void entries.set(key, value),
    nextToGo() {
      if (entries.calculatedSize < entries.maxSize * (1 - LEFT_WHEN_FULL)) return undefined;
      const [key] = entries.rkeys();
      return key === undefined ? undefined : entries.peek(key);
    },
    getOrMake(key, make) {
      const known = entries.get(key);
      if (known !== undefined) return known;
      const made = make();
      entries.set(key, made);
      return made;
    },
  };
}
