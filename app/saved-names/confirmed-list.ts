import type { SavedEntry } from "#domain/saved-names/visit.ts";
import { createObservable } from "#app/state/observable.ts";

/** What the server is known to keep for this browser. */
export type Confirmed =
  | { readonly state: "unknown" }
  | { readonly state: "failed" }
  | { readonly state: "known"; readonly entries: readonly SavedEntry[] };

/**
 * The server's list as this page knows it: every page shows it, and changes of it are made here before the server knows.
 */
type ConfirmedList = {
  read(): Confirmed;
  subscribe(listener: () => void): () => void;
  set(entries: readonly SavedEntry[]): void;
  /** Asks the server. Of several answers under way only the last one asked for counts; a failure keeps what was known. */
  refresh(): Promise<void>;
};

const UNKNOWN: Confirmed = { state: "unknown" };

export function createConfirmedList(fetchList: () => Promise<readonly SavedEntry[]>): ConfirmedList {
  const { read, set: become, subscribe } = createObservable(UNKNOWN);
  let lastAsked = 0;

  return {
    read,
    subscribe,
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
        if (asked === lastAsked && read().state !== "known") become({ state: "failed" });
      }
    },
  };
}
