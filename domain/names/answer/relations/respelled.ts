import type { AnswerSources } from "#domain/names/answer/answer-sources.ts";
import type { FoundName } from "#domain/names/answer/words/find-name.ts";
import type { Hit } from "#domain/names/search/hit.ts";

/** A name in another spelling is among so many. */
const NEAREST = 5;
const MOST_LETTERS = 2;

/** "Benjiman", of which no forms are known, in the spelling that the collection has: Benjamin. */
export function respelled(
  { search, summaryOf }: Pick<AnswerSources, "search" | "summaryOf">,
  names: readonly FoundName[],
): readonly FoundName[] {
  return names.flatMap((found) => {
    const near = search
      .find(found.summary.name, "all", NEAREST)
      .find((hit) => isSameName(hit) && summaryOf(hit.id)?.curated === true);
    const summary = near && summaryOf(near.id);
    return summary === undefined ? [] : { ...found, summary };
  });
}

function isSameName({ why }: Hit): boolean {
  return why.kind === "sound" || (why.kind === "typo" && why.letters <= MOST_LETTERS);
}
