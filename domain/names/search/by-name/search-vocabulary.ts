import type { NameId } from "#domain/names/entry/name.ts";
import { isMetOften, type NameSummary } from "#domain/names/entry/name-summary.ts";
import type { Theme } from "#domain/names/entry/theme.ts";
import type { NameSearch } from "#domain/names/name-book.ts";
import type { Vocabulary } from "#domain/names/plain/vocabulary.ts";
import { isNear } from "#domain/names/search/why.ts";

/** A word beside a wish is a name if one meets it: in the collection, or given to one baby in so many. */
const MET_TO_ONE = 50_000;

/** As many words as a text has, and the texts that it is read as. */
const MOST_LATELY = 64;

/** What a reader of wishes knows of names where all of them are at hand. */
export function searchVocabulary(
  search: Pick<NameSearch, "find" | "findMeant" | "knowsMeaning" | "meantInstead">,
  themes: readonly Theme[],
  summaryOf: (id: NameId) => NameSummary | undefined,
): Vocabulary {
  /** Each word of a text is asked for several times: a name that is met, a rare one, or null for none. */
  const lately = new Map<NameId, "met" | "rare" | null>();
  const kindOf = (id: NameId) => {
    const known = lately.get(id);
    if (known !== undefined) return known;
    const summary = summaryOf(id);
    const kind = summary === undefined ? null : isMetOften(summary, MET_TO_ONE) ? "met" : "rare";
    if (lately.size === MOST_LATELY) lately.clear();
    lately.set(id, kind);
    return kind;
  };
  return {
    themes,
    isName: (id) => kindOf(id) === "met",
    isOnRecord: (id) => kindOf(id) !== null,
    isNearName(id) {
      const [hit] = search.find(id, "all", 1);
      return hit !== undefined && isNear(hit.why);
    },
    knowsMeaning: search.knowsMeaning,
    meantInstead: search.meantInstead,
    beginsMeaning: (word) => search.findMeant(word, "all", 1).length > 0,
  };
}
