import type { NameId } from "#domain/names/entry/name.ts";
import type { Hit, NameBook } from "#domain/names/name-book.ts";
import { type Why, whyText } from "#domain/names/search/why.ts";
import { createHalvedCache } from "#server/caches/create-halved-cache.ts";
import { asciiJson } from "#server/http/json.ts";

/** JSON arrays of names. What is said of a name never changes while the server runs, so it is written once. */
export function createJsonList(names: Pick<NameBook, "summary">) {
  const written = createHalvedCache<NameId, string>("nameJson");
  /** An object without its last brace, so that more can be said. */
  const openObjectOf = (id: NameId) => written.getOrMake(id, () => asciiJson(names.summary(id)).slice(0, -1));
  return {
    ofNames: (ids: readonly NameId[]) => (ids.length === 0 ? "[]" : `[${ids.map(openObjectOf).join("},")}}]`),
    /** Each name with the reason why it was found; one object for many names is written once. */
    ofHits(hits: readonly Hit[]) {
      const reasons = new Map<Why, string>();
      const reasonOf = (why: Why) => {
        const known = reasons.get(why);
        if (known !== undefined) return known;
        const json = `,"why":${asciiJson({ kind: why.kind, text: whyText(why) })}}`;
        reasons.set(why, json);
        return json;
      };
      return `[${hits.map(({ id, why }) => openObjectOf(id) + reasonOf(why)).join(",")}]`;
    },
  };
}
