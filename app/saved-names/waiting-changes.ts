import { type Change, queueChange } from "#domain/saved-names/changes.ts";

const KEY = "waiting-changes";
const NONE: readonly Change[] = [];

/** Changes made without network, kept on the device until they reach the server. One queue for all tabs. */
export type WaitingChanges = {
  read(): readonly Change[];
  /** Throws when the device cannot keep it (storage full or forbidden). */
  add(change: Change): void;
  /** Forgets the first change: it has arrived, or was refused. */
  dropFirst(): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
};

export function createWaitingChanges(storage: () => Storage): WaitingChanges {
  let text: string | null = null;
  let queue = NONE;
  const listeners = new Set<() => void>();
  const write = (next: readonly Change[]) => {
    if (next.length === 0) storage().removeItem(KEY);
    else storage().setItem(KEY, JSON.stringify(next));
    for (const listener of listeners) listener();
  };
  const read = () => {
    const stored = storedText(storage);
    if (stored !== text) {
      text = stored;
      queue = parse(stored);
    }
    return queue;
  };
  return {
    read,
    add: (change) => write(queueChange(read(), change)),
    dropFirst: () => write(read().slice(1)),
    clear: () => write([]),
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

function storedText(storage: () => Storage): string | null {
  try {
    return storage().getItem(KEY);
  } catch {
    return null;
  }
}

function parse(text: string | null): readonly Change[] {
  if (text === null) return NONE;
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : NONE;
  } catch {
    return NONE;
  }
}

export const waitingChanges = createWaitingChanges(() => localStorage);
