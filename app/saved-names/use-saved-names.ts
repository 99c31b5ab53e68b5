import { useContext, useMemo, useSyncExternalStore } from "react";
import type { NameId } from "#domain/names/entry/name.ts";
import type { ListedEntry } from "#domain/saved-names/list-change.ts";
import type { SavedEntry } from "#domain/saved-names/visit.ts";
import type { Confirmed } from "./confirmed-list.ts";
import { type ListChange, applyPending } from "#domain/saved-names/list-change.ts";
import { outbox } from "#app/saved-names/outbox/list-sender.ts";
import { ListAtStart, serverList } from "./server-list.ts";
import { pendingChanges } from "#app/saved-names/outbox/waiting-changes.ts";

const NOTHING_PENDING: readonly ListChange[] = [];

export type SavedNamesState =
  | { readonly state: "failed"; readonly entries: readonly ListedEntry[]; readonly retry: () => void }
  | { readonly state: "ready"; readonly entries: readonly ListedEntry[] };

/** This browser's saved names, with the changes that still wait already made. */
export function useSavedNames(): SavedNamesState {
  const atStart = useContext(ListAtStart);
  const confirmed = useSyncExternalStore(serverList.subscribe, serverList.read, () => atStart);
  const waiting = usePendingChanges();
  const entries = useMemo(() => applyPending(entriesIn(confirmed), waiting), [confirmed, waiting]);
  switch (confirmed.state) {
    case "failed":
      return { state: "failed", entries, retry: () => void serverList.refresh() };
    // The server knew of no list when it made the page. Where it was wrong (an old copy of the page), the list is put in its place.
    case "unknown":
    case "known":
      return { state: "ready", entries };
  }
}

/** The entries known so far. */
export function listedEntries({ entries }: SavedNamesState): readonly ListedEntry[] {
  return entries;
}

/** The list as it is shown at this moment. */
export function listedNow(): readonly ListedEntry[] {
  return applyPending(entriesIn(serverList.read()), pendingChanges.read());
}

function entriesIn(confirmed: Confirmed): readonly SavedEntry[] {
  return confirmed.state === "known" ? confirmed.entries : [];
}

function isIn(confirmed: Confirmed, nameId: NameId): boolean {
  return entriesIn(confirmed).some((entry) => entry.nameId === nameId);
}

/** All that the page is made with, for what the server writes. */
export function useSavedIds(): ReadonlySet<NameId> {
  const atStart = useContext(ListAtStart);
  return new Set(entriesIn(atStart).map(({ nameId }) => nameId));
}

/** Whether one name is saved. Cheaper than the list: hundreds of buttons ask, and most have nothing to do with a change. */
export function useIsSaved(nameId: NameId): { readonly isSaved: boolean; readonly queued: boolean } {
  const atStart = useContext(ListAtStart);
  const confirmed = useSyncExternalStore(
    serverList.subscribe,
    () => isIn(serverList.read(), nameId),
    () => isIn(atStart, nameId),
  );
  const waiting = useSyncExternalStore(
    pendingChanges.subscribe,
    () => waitingWord(pendingChanges.read(), nameId),
    () => undefined,
  );
  return { isSaved: waiting === undefined ? confirmed : waiting === "save", queued: waiting === "save" };
}

function waitingWord(waiting: readonly ListChange[], nameId: NameId): "save" | "remove" | undefined {
  const word = waiting.find(
    (change) =>
      (change.kind === "save" && change.babyName.id === nameId) ||
      (change.kind === "remove" && change.nameId === nameId),
  );
  return word?.kind === "save" || word?.kind === "remove" ? word.kind : undefined;
}

/** Whether this page is saving or removing the name at the moment: only its own buttons are disabled. */
export function useIsChanging(nameId: NameId): boolean {
  return useSyncExternalStore(
    outbox.subscribe,
    () => outbox.isPending(nameId),
    () => false,
  );
}

export function usePendingChanges(): readonly ListChange[] {
  return useSyncExternalStore(pendingChanges.subscribe, pendingChanges.read, () => NOTHING_PENDING);
}

/** Whether changes wait for a connection, not just for an answer that is on its way. */
export function useIsStopped(): boolean {
  return useSyncExternalStore(
    outbox.subscribe,
    () => outbox.retryAt() !== null,
    () => false,
  );
}
