import type { NameId } from "#domain/names/name.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import { asciiJson } from "#server/http/json.ts";

/** Names whose JSON is remembered, in two halves: about 0.5 kB each. */
const REMEMBERED_NAMES = 20_000;

/** JSON arrays of summaries by id. What is said of a name never changes while the server runs, so it is written once. */
export function createJsonList(names: Pick<NameBook, "summary">): (ids: readonly NameId[]) => string {
  // Two plain maps, the older half forgotten at once: a cache in order of use spends a tenth of a search on its fifty look-ups.
  let recent = new Map<NameId, string>();
  let before = new Map<NameId, string>();
  const jsonOf = (id: NameId) => {
    const known = recent.get(id);
    if (known !== undefined) return known;
    if (recent.size >= REMEMBERED_NAMES / 2) [before, recent] = [recent, new Map()];
    const json = before.get(id) ?? asciiJson(names.summary(id));
    recent.set(id, json);
    return json;
  };
  return (ids) => `[${ids.map(jsonOf).join(",")}]`;
}
