import { createDeviceList, type DeviceList } from "./device-list.ts";
import { isListChange } from "./is-list-change.ts";
import { isSameChange, type ListChange, withChange } from "#domain/saved-names/list-change.ts";

/** Changes that the server has not confirmed yet, oldest first, kept on the device. One queue for all tabs. */
export type WaitingChanges = Pick<DeviceList<ListChange>, "read" | "subscribe"> & {
  /** Throws when the device cannot keep it. */
  add(change: ListChange): void;
  has(change: ListChange): boolean;
  /** Strikes a change off, unless another word about the same thing has taken its place meanwhile. */
  settle(change: ListChange): void;
  clear(): void;
};

export function createWaitingChanges(list: DeviceList<ListChange>): WaitingChanges {
  return {
    read: list.read,
    subscribe: list.subscribe,
    add: (change) => list.write(withChange(list.read(), change)),
    has: (change) => list.read().some((waiting) => isSameChange(waiting, change)),
    settle: (change) => list.write(list.read().filter((waiting) => !isSameChange(waiting, change))),
    clear: () => list.write([]),
  };
}

export const waitingChanges = createWaitingChanges(createDeviceList("waiting-changes", isListChange));
