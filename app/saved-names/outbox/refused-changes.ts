import { storedList, type StoredList } from "#app/device/stored-list.ts";
import { isRecord } from "#domain/text/read-json.ts";
import { parseListChange } from "./read-list-change.ts";
import { isSameChange, type ListChange } from "#domain/saved-names/list-change.ts";

/** A change that the server has refused for good. */
export type Rejection = {
  readonly change: ListChange;
  /** The server's sentence for the visitor; empty when it gave none. */
  readonly reason: string;
};

/** Refusals that the visitor has not been told of, kept on the device: they may come in a tab that nobody looks at. */
export type RejectedChanges = Pick<StoredList<Rejection>, "read" | "subscribe"> & {
  add(refusal: Rejection): void;
  /** Takes one out: whoever made the change tells of it. */
  take(change: ListChange): Rejection | undefined;
  clear(): void;
};

export function createRejectedChanges(list: StoredList<Rejection>): RejectedChanges {
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

export const rejectedChanges = createRejectedChanges(storedList("refused-changes", parseRejection));

/** A refusal that lay on the device; undefined for anything else. */
export function parseRejection(value: unknown): Rejection | undefined {
  if (!isRecord(value) || typeof value["reason"] !== "string") return undefined;
  const change = parseListChange(value["change"]);
  return change === undefined ? undefined : { change, reason: value["reason"] };
}
