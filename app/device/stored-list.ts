import { createListeners } from "#app/state/listeners.ts";
import type { ListKey } from "./device-keys.ts";

/** One item of a list, under its own key. */
export type Kept<Item> = { readonly key: string; readonly item: Item };

/**
 * A short list kept on this device, the same one in all tabs. Each item has a key of its own, so that two tabs that write
 * at the same moment never write over each other: a list under one key would lose what the other tab has just added.
 */
export type StoredList<Item> = {
  /** Oldest first; the same array as long as nothing has changed. Empty when the device has none, or none that can be read. */
  read(): readonly Item[];
  /** The same, each with its key. */
  kept(): readonly Kept<Item>[];
  /** Throws when the device cannot keep it (storage full or forbidden). */
  add(item: Item): void;
  remove(keys: readonly string[]): void;
  subscribe(listener: () => void): () => void;
};

export function storedList<Item>(
  name: ListKey,
  /** What an item says that was read back; undefined for what is none. */
  readItem: (value: unknown) => Item | undefined,
  storage: () => Storage = () => localStorage,
): StoredList<Item> {
  let seen = "";
  let kept: readonly Kept<Item>[] = [];
  let items: readonly Item[] = [];
  const { subscribe, tell } = createListeners({ otherTabs: true });

  /** Reads anew each time, for another tab may have written; parses only what has changed. */
  const look = () => {
    const stored = storedUnder(`${name} `, storage);
    const text = JSON.stringify(stored);
    if (text === seen) return;
    seen = text;
    kept = stored.flatMap(([key, value]) => itemIn(key, value, readItem));
    items = kept.map(({ item }) => item);
  };

  return {
    read() {
      look();
      return items;
    },
    kept() {
      look();
      return kept;
    },
    add(item) {
      storage().setItem(`${name} ${newKey()}`, JSON.stringify(item));
      tell();
    },
    remove(keys) {
      for (const key of keys) storage().removeItem(key);
      tell();
    },
    subscribe,
  };
}

let written = 0;

/** Keys sort by the time of writing; what one page writes in the same millisecond, by its count; two pages, by chance. */
function newKey(): string {
  written += 1;
  const time = Date.now().toString(36).padStart(9, "0");
  return `${time} ${written.toString(36).padStart(6, "0")} ${Math.random().toString(36).slice(2, 8)}`;
}

function storedUnder(prefix: string, storage: () => Storage): readonly (readonly [string, string])[] {
  try {
    const device = storage();
    const keys = Array.from({ length: device.length }, (_, place) => device.key(place) ?? "");
    return keys
      .filter((key) => key.startsWith(prefix))
      .toSorted()
      .map((key) => [key, device.getItem(key) ?? ""] as const);
  } catch {
    return [];
  }
}

function itemIn<Item>(
  key: string,
  value: string,
  readItem: (value: unknown) => Item | undefined,
): Kept<Item>[] {
  try {
    const item = readItem(JSON.parse(value));
    return item === undefined ? [] : [{ key, item }];
  } catch {
    return [];
  }
}
