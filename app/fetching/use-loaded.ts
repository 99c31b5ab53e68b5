import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import type { AnswerCache } from "./answer-cache.ts";
import { createLoader, type Load, NOTHING, type Outcome } from "./loader.ts";

export type Loaded<Value> = {
  /** The last that was here, by whichever key: to be shown until the next is there. */
  readonly before: Value | undefined;
  /** Asks again. What is here stays until the answer comes. */
  readonly retry: () => void;
} & (
  | { readonly state: "loading" }
  | { readonly state: "loaded"; readonly value: Value }
  | { readonly state: "failed"; readonly error: Error }
);

type Options<Value> = {
  /** What is wanted; when it changes, what is under way is given up. Null: nothing is wanted now. */
  readonly key?: string | null;
  /** Answers of the visit, which are shown at once. */
  readonly cache?: AnswerCache<Value>;
  /** What the server has sent for this very key. */
  readonly sent?: Value | undefined;
};

/**
 * Whatever a part of a page has to fetch: data from our API, a table, the part itself. It is fetched once the part is
 * there; the server renders what it sent, or the waiting. A failure stays until somebody tries again.
 */
export function useLoaded<Value>(
  load: Load<Value>,
  { key = "", cache, sent }: Options<Value> = {},
): Loaded<Value> {
  const [loader] = useState(() => createLoader(cache));
  const outcome = useSyncExternalStore(loader.subscribe, loader.read, () => NOTHING);
  // While a page comes alive it is what the server has sent: what the cache holds comes one render later.
  const here = useSyncExternalStore(
    loader.subscribe,
    () => (key === null ? undefined : cache?.peek(key)),
    () => undefined,
  );
  const [again, setAgain] = useState<Outcome<Value>>();
  const [before, setBefore] = useState<Value>();
  const begin = useEffectEvent((wanted: string) => loader.ask(wanted, load));

  const isOf = outcome.kind !== "nothing" && outcome.key === key;
  const isAgain = isOf && again === outcome;
  const fetched = isOf && outcome.kind === "value" ? outcome.value : undefined;
  const value = key === null ? undefined : (fetched ?? sent ?? here);
  const failed = isOf && !isAgain && outcome.kind === "error" ? outcome.error : null;
  const shown = key === null ? undefined : (value ?? before);
  if (shown !== before) setBefore(shown);

  const isWanted = key !== null && (isAgain || (value === undefined && failed === null));
  useEffect(() => {
    if (!isWanted || key === null) return;
    begin(key);
    return loader.stop;
  }, [isWanted, key, loader]);

  const common = { before: shown, retry: () => setAgain(outcome) };
  if (value !== undefined) return { ...common, state: "loaded", value };
  return failed === null ? { ...common, state: "loading" } : { ...common, state: "failed", error: failed };
}
