import type { NameId } from "#domain/names/entry/name.ts";
import type { Hit } from "#domain/names/search/hit.ts";
import type { NameBook } from "#domain/names/name-book.ts";
import { type Why, whyText } from "#domain/names/search/why.ts";
import { isMetOften } from "#domain/names/entry/name-summary.ts";
import { asciiJson } from "#server/http/json.ts";

/**
 * The JSON of names given to one baby in so many at least, and of the collection, is kept: 18,000 of 106,000, of which two
 * thirds of all answers are. The others are written each time.
 */
const KEPT_TO_ONE = 200_000;

/** JSON arrays of names. What is said of a name never changes while the server runs. */
export function createJsonList(names: Pick<NameBook, "summary">) {
  const written = new Map<NameId, string>();
  /** An object without its last brace, so that more can be said. */
  function openObjectOf(id: NameId): string {
    const known = written.get(id);
    if (known !== undefined) return known;
    const summary = names.summary(id);
    const json = asciiJson(summary).slice(0, -1);
    if (summary !== undefined && isMetOften(summary, KEPT_TO_ONE)) written.set(id, json);
    return json;
  }
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
