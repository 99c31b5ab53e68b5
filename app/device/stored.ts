import { useSyncExternalStore } from "react";
import { createListeners } from "#app/state/listeners.ts";
import type { DeviceKey } from "./device-keys.ts";
import { onForgotten } from "./forgotten.ts";
import { storedText, storeText } from "./storage.ts";

/** How a value is written down. A new version must read what an old one wrote, and be read by it. */
export type Schema<Value> = {
  readonly nothing: Value;
  /** Text of another build, or damaged, gives what can be saved of it; null, for nothing written, gives nothing. Never throws. */
  readonly read: (text: string | null) => Value;
  /** Null takes away what lies there. */
  readonly write: (value: Value) => string | null;
};

export type Stored<Value> = {
  /** The same object as long as nothing has changed. Another tab may have written: it is read each time. */
  readonly now: () => Value;
  readonly change: (change: (value: Value) => Value) => void;
  /** Calls back when it changes, here or in another tab. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The same for a screen that shows it. The server keeps nothing. */
  readonly use: () => Value;
};

/** One thing that this browser keeps by itself; the server never sees it. */
export function stored<Value>(key: DeviceKey, { nothing, read, write }: Schema<Value>): Stored<Value> {
  const { subscribe, tell } = createListeners({ otherTabs: true });
  // Where storage is forbidden or full, what was written last holds for this page.
  let unwritten: { readonly text: string | null } | undefined;
  let stopHearing: (() => void) | undefined;
  let seen: string | null = null;
  let value = nothing;

  const now = (): Value => {
    const text = unwritten === undefined ? storedText(key) : unwritten.text;
    if (text !== seen) {
      seen = text;
      value = read(text);
    }
    return value;
  };
  const forget = () => {
    unwritten = undefined;
    tell();
  };
  return {
    now,
    change(change) {
      const text = write(change(now()));
      unwritten = storeText(key, text) ? undefined : { text };
      if (unwritten !== undefined) stopHearing ??= onForgotten(forget);
      tell();
    },
    subscribe,
    use: () => useSyncExternalStore(subscribe, now, () => nothing),
  };
}
