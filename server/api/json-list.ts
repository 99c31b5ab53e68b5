import type { NameId } from "#domain/names/name.ts";
import type { Hit, NameBook } from "#domain/names/name-book.ts";
import { type Why, whyText } from "#domain/names/why.ts";
import { asciiJson } from "#server/http/json.ts";

/** Names whose JSON is remembered, in two halves: about 0.5 kB each. */
const REMEMBERED_NAMES = 20_000;

/** JSON arrays of names. What is said of a name never changes while the server runs, so it is written once. */
export function createJsonList(names: Pick<NameBook, "summary">) {
  // Two plain maps, the older half forgotten at once: a cache in order of use spends a tenth of a search on its fifty look-ups.
  let recent = new Map<NameId, string>();
  let before = new Map<NameId, string>();
  /** An object without its last brace, so that more can be said. */
  const openObjectOf = (id: NameId) => {
    const known = recent.get(id);
    if (known !== undefined) return known;
    if (recent.size >= REMEMBERED_NAMES / 2) [before, recent] = [recent, new Map()];
    const json = before.get(id) ?? asciiJson(names.summary(id)).slice(0, -1);
    recent.set(id, json);
    return json;
  };
  return {
    ofNames: (ids: readonly NameId[]) => (ids.length === 0 ? "[]" : `[${ids.map(openObjectOf).join("},")}}]`),
    /** Each name with the reason why it was found; one object for many names is written once. */
    ofHits(hits: readonly Hit[]) {
      const written = new Map<Why, string>();
      const reasonOf = (why: Why) => {
        const known = written.get(why);
        if (known !== undefined) return known;
        const json = `,"why":${asciiJson({ kind: why.kind, text: whyText(why) })}}`;
        written.set(why, json);
        return json;
      };
      return `[${hits.map(({ id, why }) => openObjectOf(id) + reasonOf(why)).join(",")}]`;
    },
  };
}
