import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { applyChanges, type Change, type ListedEntry } from "#domain/saved-names/changes.ts";
import { savedNamesQuery } from "./saved-names-query.ts";
import { waitingChanges } from "./waiting-changes.ts";

const NOTHING_WAITS: readonly Change[] = [];

export type SavedNamesState =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly entries: readonly ListedEntry[]; readonly retry: () => void }
  | { readonly state: "ready"; readonly entries: readonly ListedEntry[] };

/** This browser's saved names, with the changes that still wait for the network already made. */
export function useSavedNames(): SavedNamesState {
  const { data, isError, refetch } = useQuery(savedNamesQuery);
  const waiting = useSyncExternalStore(waitingChanges.subscribe, waitingChanges.read, () => NOTHING_WAITS);
  if (data !== undefined) return { state: "ready", entries: applyChanges(data, waiting) };
  if (isError) return { state: "failed", entries: applyChanges([], waiting), retry: () => void refetch() };
  return { state: "loading" };
}

/** The entries known so far; none while they are loading. */
export function listedEntries(saved: SavedNamesState): readonly ListedEntry[] {
  return saved.state === "loading" ? [] : saved.entries;
}
