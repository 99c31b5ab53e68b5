import { storedList, type StoredList } from "#app/device/stored-list.ts";
import { isRecord } from "#domain/site/read-json.ts";
import { readListChange } from "./read-list-change.ts";
import { isSameChange, type ListChange } from "#domain/saved-names/list-change.ts";

/** A change that the server has refused for good. */
export type Refusal = {
  readonly change: ListChange;
  /** The server's sentence for the visitor; empty when it gave none. */
  readonly reason: string;
};

/** Refusals that the visitor has not been told of, kept on the device: they may come in a tab that nobody looks at. */
export type RefusedChanges = Pick<StoredList<Refusal>, "read" | "subscribe"> & {
  add(refusal: Refusal): void;
  /** Takes one out: whoever made the change tells of it. */
  take(change: ListChange): Refusal | undefined;
  clear(): void;
};

export function createRefusedChanges(list: StoredList<Refusal>): RefusedChanges {
  return {
    read: list.read,
    subscribe: list.subscribe,
    add: list.add,
    take(change) {
      const found = list.kept().find(({ item }) => isSameChange(item.change, change));
      if (found !== undefined) list.remove([found.key]);
      return found?.item;
    },
    clear: () => list.remove(list.kept().map(({ key }) => key)),
  };
}

export const refusedChanges = createRefusedChanges(storedList("refused-changes", readRefusal));

/** A refusal that lay on the device; undefined for anything else. */
export function readRefusal(value: unknown): Refusal | undefined {
  if (!isRecord(value) || typeof value["reason"] !== "string") return undefined;
  const change = readListChange(value["change"]);
  return change === undefined ? undefined : { change, reason: value["reason"] };
}
