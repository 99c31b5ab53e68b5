import { LRUCache } from "lru-cache";
import type { ListContents, NameList, NameLists } from "#domain/names/lists/name-list.ts";

/** Lists kept in memory, those of single years included: 20 kB each, at most 20 ms to count one anew. */
const REMEMBERED = 160;

/** Counts each list when it is first asked for. */
export function rememberLists(lists: NameLists): NameLists {
  const kept = new LRUCache<string, NameList>({ max: REMEMBERED });
  let contents: ListContents | undefined;
  return {
    list(request) {
      const key = JSON.stringify(request);
      const list = kept.get(key) ?? lists.list(request);
      kept.set(key, list);
      return list;
    },
    contents: () => (contents ??= lists.contents()),
  };
}
