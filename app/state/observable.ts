import { createListeners } from "./listeners.ts";

/** A value that changes, for `useSyncExternalStore`: the same object as long as nothing has changed. */
type Observable<Value> = {
  read(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
};

export function createObservable<Value>(initial: Value): Observable<Value> {
  let value = initial;
  const { subscribe, tell } = createListeners();
  return {
    read: () => value,
    set(next) {
      value = next;
      tell();
    },
    subscribe,
  };
}
