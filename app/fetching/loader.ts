import { createListeners } from "#app/state/listeners.ts";
import type { AnswerCache } from "./answer-cache.ts";

/** What came of the last request that was not given up, and by which key it was asked. */
export type Outcome<Value> =
  | { readonly kind: "nothing" }
  | { readonly kind: "value"; readonly key: string; readonly value: Value }
  | { readonly kind: "error"; readonly key: string; readonly error: Error };

export const NOTHING = { kind: "nothing" } as const;

export type Load<Value> = (signal: AbortSignal) => Promise<Value>;

type Loader<Value> = {
  read(): Outcome<Value>;
  subscribe(listener: () => void): () => void;
  /** Asks; what was asked before and has not come is given up, so that an older answer never comes after a newer one. */
  ask(key: string, load: Load<Value>): void;
  /** Gives up what was asked. */
  stop(): void;
};

/** Fetches one thing at a time for one place of a page. What has come is kept in the cache, if there is one. */
export function createLoader<Value>(cache?: AnswerCache<Value>): Loader<Value> {
  let outcome: Outcome<Value> = NOTHING;
  let asked: AbortController | undefined;
  const { subscribe, tell } = createListeners();
  const become = (next: Outcome<Value>) => {
    outcome = next;
    tell();
  };
  return {
    read: () => outcome,
    subscribe,
    ask(key, load) {
      asked?.abort();
      const mine = new AbortController();
      asked = mine;
      load(mine.signal).then(
        (value) => {
          cache?.keep(key, value);
          if (!mine.signal.aborted) become({ kind: "value", key, value });
        },
        (error: unknown) => {
          if (mine.signal.aborted) return;
          become({ kind: "error", key, error: error instanceof Error ? error : new Error(String(error)) });
        },
      );
    },
    stop: () => asked?.abort(),
  };
}
