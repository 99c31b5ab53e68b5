import type { ListContents, NameList, NameLists } from "#domain/names/lists/name-list.ts";
import { createCache } from "#server/caches/create-cache.ts";

/** Counts each list when it is first asked for, which takes 20 ms at most. */
export function cacheLists(lists: NameLists): NameLists {
  const cache = createCache<string, NameList>("lists");
  let contents: ListContents | undefined;
  return {
    list(request) {
      return cache.getOrMake(JSON.stringify(request), () => lists.list(request));
    },
    contents: () => (contents ??= lists.contents()),
  };
}
