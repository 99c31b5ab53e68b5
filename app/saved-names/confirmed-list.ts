import type { SavedEntry } from "#domain/saved-names/visit.ts";

/** What the server is known to keep for this browser. */
export type Confirmed =
  | { readonly state: "unknown" }
  | { readonly state: "failed" }
  | { readonly state: "known"; readonly entries: readonly SavedEntry[] };

/**
 * The server's list as this page knows it. A small store of its own rather than a query: every page shows the list,
 * and the query library alone would be a tenth of what a name page may weigh.
 */
export type ConfirmedList = {
  read(): Confirmed;
  subscribe(listener: () => void): () => void;
  set(entries: readonly SavedEntry[]): void;
  /** Asks the server. Of several answers under way only the last one asked for counts; a failure keeps what was known. */
  refresh(): Promise<void>;
};

const UNKNOWN: Confirmed = { state: "unknown" };

export function createConfirmedList(fetchList: () => Promise<readonly SavedEntry[]>): ConfirmedList {
  let confirmed = UNKNOWN;
  let lastAsked = 0;
  const listeners = new Set<() => void>();
  const become = (next: Confirmed) => {
    confirmed = next;
    for (const listener of listeners) listener();
  };

  return {
    read: () => confirmed,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(entries) {
      lastAsked += 1;
      become({ state: "known", entries });
    },
    async refresh() {
      lastAsked += 1;
      const asked = lastAsked;
      try {
        const entries = await fetchList();
        if (asked === lastAsked) become({ state: "known", entries });
      } catch {
        if (asked === lastAsked && confirmed.state !== "known") become({ state: "failed" });
      }
    },
  };
}
