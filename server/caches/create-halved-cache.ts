import { BUDGETS, type CacheName } from "./budgets.ts";
import { type Cache, entryBytes } from "./create-cache.ts";

/**
 * A cache in two plain maps, the older forgotten as a whole when the newer has filled its half of the budget. For what is
 * looked up fifty times for one answer: keeping the order of use would take a tenth of a search.
 */
export function createHalvedCache<Key extends string | number, Value extends {}>(
  name: CacheName,
): Pick<Cache<Key, Value>, "getOrMake"> {
  const half = BUDGETS[name].budgetBytes / 2;
  let recent = new Map<Key, Value>();
  let before = new Map<Key, Value>();
  let recentBytes = 0;
  return {
    getOrMake(key, make) {
      const known = recent.get(key);
      if (known !== undefined) return known;
      const value = before.get(key) ?? make();
      const bytes = entryBytes(key, value);
      if (recentBytes + bytes > half) [before, recent, recentBytes] = [recent, new Map(), 0];
      recent.set(key, value);
      recentBytes += bytes;
      return value;
    },
  };
}
