import { LRUCache } from "lru-cache";
import type { NameId } from "#domain/names/name.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import { asciiJson } from "#server/http/json.ts";

/** Names whose JSON is remembered: about 0.5 kB each, and a few thousand names make up most of what is asked. */
const REMEMBERED_NAMES = 30_000;

/** JSON arrays of summaries by id. What is said of a name never changes while the server runs, so it is written once. */
export function createJsonList(names: Pick<NameBook, "summary">): (ids: readonly NameId[]) => string {
  const remembered = new LRUCache<NameId, string>({
    max: REMEMBERED_NAMES,
    memoMethod: (id) => asciiJson(names.summary(id)),
  });
  return (ids) => `[${ids.map((id) => remembered.memo(id)).join(",")}]`;
}
