import type { AnswerSources } from "#domain/names/answer/answer-sources.ts";
import type { NameId } from "#domain/names/entry/name.ts";
import { isMetOften, type NameSummary } from "#domain/names/entry/name-summary.ts";
import type { FactKind } from "./fact-kinds.ts";

/** What only an entry tells. */
export const OF_ENTRIES: ReadonlySet<FactKind> = new Set(["meaning", "origin", "say"]);

/** A rarer spelling is often a slip: then the name that it is one letter off is told, too. */
const KNOWN_TO_ONE = 20_000;

/** For a name without an entry, one that has one: the same name in another spelling, or the one that is nearly typed. */
export function entryInstead(
  { entryOf, summaryOf, search }: Pick<AnswerSources, "entryOf" | "summaryOf" | "search">,
  self: NameSummary,
  spellingsOf: (id: NameId) => readonly NameId[],
): { readonly isSame: boolean; readonly summary: NameSummary } | null {
  const entered = (isSame: boolean, ids: readonly NameId[]) => {
    const id = ids.find((each) => entryOf(each) !== undefined);
    const summary = id === undefined ? undefined : summaryOf(id);
    return summary === undefined ? null : { isSame, summary };
  };
  const same = entered(true, spellingsOf(self.id));
  if (same !== null || isMetOften(self, KNOWN_TO_ONE)) return same;
  const near = search
    .find(self.id, "all", 5)
    .flatMap(({ id, why }) => (why.kind === "typo" && why.letters === 1 ? id : []));
  return entered(false, near);
}
