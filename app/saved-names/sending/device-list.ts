/** A short list kept on this device, the same one in all tabs. It is read anew each time: another tab may have written. */
export type DeviceList<Item> = {
  /** The same array as long as nothing has changed. Empty when the device has none, or none that can be read. */
  read(): readonly Item[];
  /** Throws when the device cannot keep it (storage full or forbidden). */
  write(items: readonly Item[]): void;
  subscribe(listener: () => void): () => void;
};

export function createDeviceList<Item>(
  key: string,
  isItem: (value: unknown) => value is Item,
  storage: () => Storage = () => localStorage,
): DeviceList<Item> {
  let text: string | null = null;
  let items: readonly Item[] = [];
  const listeners = new Set<() => void>();
  return {
    read() {
      const stored = storedText(storage, key);
      if (stored !== text) {
        text = stored;
        items = parse(stored).filter(isItem);
      }
      return items;
    },
    write(next) {
      if (next.length === 0) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify(next));
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      globalThis.addEventListener("storage", listener);
      return () => {
        listeners.delete(listener);
        globalThis.removeEventListener("storage", listener);
      };
    },
  };
}

function storedText(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function parse(text: string | null): readonly unknown[] {
  if (text === null) return [];
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}
