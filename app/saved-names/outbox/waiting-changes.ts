import { storedList, type StoredList } from "#app/device/stored-list.ts";
import { parseListChange } from "./read-list-change.ts";
import { isSameChange, type ListChange, withChange } from "#domain/saved-names/list-change.ts";

/** Changes that the server has not confirmed yet, oldest first, kept on the device. One queue for all tabs. */
export type PendingChanges = Pick<StoredList<ListChange>, "read" | "subscribe"> & {
  /** Throws when the device cannot keep it. */
  add(change: ListChange): void;
  has(change: ListChange): boolean;
  /** Strikes a change off, unless another word about the same thing has taken its place meanwhile. */
  acknowledge(change: ListChange): void;
  clear(): void;
};

export function createPendingChanges(list: StoredList<ListChange>): PendingChanges {
  const removeWhere = (isMeant: (waiting: ListChange) => boolean) =>
    list.remove(list.kept().flatMap(({ key, item }) => (isMeant(item) ? [key] : [])));
  return {
    read: list.read,
    subscribe: list.subscribe,
    add(change) {
      const before = list.kept();
      const stay = withChange(list.read(), change);
      list.add(change);
      list.remove(before.flatMap(({ key, item }) => (stay.includes(item) ? [] : [key])));
    },
    has: (change) => list.read().some((waiting) => isSameChange(waiting, change)),
    acknowledge: (change) => removeWhere((waiting) => isSameChange(waiting, change)),
    clear: () => removeWhere(() => true),
  };
}

export const pendingChanges = createPendingChanges(storedList("waiting-changes", parseListChange));
