import { useState } from "react";
import type { NameId } from "#domain/names/entry/name.ts";
import type { NotedName } from "#domain/saved-names/saved-names.ts";
import { mergeIntoList } from "./merge-into-list.ts";
import { mergeWords } from "./merge-words.ts";

export type MergeState =
  | { readonly kind: "resting" }
  | { readonly kind: "merging" }
  | { readonly kind: "merged"; readonly sentence: string }
  | { readonly kind: "failed"; readonly sentence: string };

/** What came beside the ids: entries without a name, names without a letter that we know, and how names were spelled. */
type Source = {
  readonly nameless?: number;
  readonly unreadable?: readonly string[];
  readonly spelling?: (nameId: NameId) => string;
};

/** Brings names into the list, with a sentence on what came of it. */
export function useMerge() {
  const [state, setState] = useState<MergeState>({ kind: "resting" });

  const merge = async (
    names: readonly NotedName[],
    { nameless = 0, unreadable = [], spelling = (nameId) => nameId }: Source = {},
  ): Promise<boolean> => {
    setState({ kind: "merging" });
    const merged = await mergeIntoList(names);
    if (merged.kind === "failed") {
      setState(merged);
      return false;
    }
    const { counts, missing } = merged;
    // With a full list nobody knows which of the missing were unknown and which did not fit.
    const named = counts.refused === 0 ? [...missing.map(spelling), ...unreadable] : [];
    const unknown = counts.unknown + nameless + unreadable.length;
    setState({ kind: "merged", sentence: mergeWords({ ...counts, unknown }, named) });
    return true;
  };
  const fail = (sentence: string) => setState({ kind: "failed", sentence });
  return { state, merge, fail };
}
