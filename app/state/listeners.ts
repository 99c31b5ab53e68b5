export type Listeners = {
  /** Calls back at every change; gives the way to stop. */
  subscribe(listener: () => void): () => void;
  tell(): void;
};

/** Who wants to hear of a change. Whoever listens to something on the device hears of what other tabs write, too. */
export function createListeners({ otherTabs = false } = {}): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      if (otherTabs) globalThis.addEventListener("storage", listener);
      return () => {
        listeners.delete(listener);
        if (otherTabs) globalThis.removeEventListener("storage", listener);
      };
    },
    tell() {
      for (const listener of listeners) listener();
    },
  };
}
