import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { NameId } from "#domain/names/name.ts";
import type { NotedName } from "#domain/saved-names/saved-names.ts";
import { mergeIntoList } from "./merge-into-list.ts";
import { mergeWords } from "./merge-words.ts";

export type MergeState =
  | { readonly kind: "resting" }
  | { readonly kind: "merging" }
  | { readonly kind: "merged"; readonly sentence: string }
  | { readonly kind: "failed"; readonly sentence: string };

/** What stands in front of the names: entries that could not be read, and how the visitor spelled the others. */
type Source = { readonly unreadable?: number; readonly spelling?: (nameId: NameId) => string };

/** Brings names into the list, with a sentence on what came of it. */
export function useMerge() {
  const queries = useQueryClient();
  const [state, setState] = useState<MergeState>({ kind: "resting" });

  const merge = async (
    names: readonly NotedName[],
    { unreadable = 0, spelling = (nameId) => nameId }: Source = {},
  ): Promise<boolean> => {
    setState({ kind: "merging" });
    const merged = await mergeIntoList(queries, names);
    if (merged.kind === "failed") {
      setState(merged);
      return false;
    }
    const { counts, missing } = merged;
    // With a full list nobody knows which of the missing were unknown and which did not fit.
    const unknownNames = counts.refused === 0 && counts.unknown > 0 ? missing.map(spelling) : [];
    const sentence = mergeWords({ ...counts, unknown: counts.unknown + unreadable }, unknownNames);
    setState({ kind: "merged", sentence });
    return true;
  };
  const fail = (sentence: string) => setState({ kind: "failed", sentence });
  return { state, merge, fail };
}
