import { useSyncExternalStore } from "react";

type Shape<Kept> = {
  /** Its name in the local storage of this browser; the privacy page lists it. */
  readonly key: string;
  readonly nothing: Kept;
  /** Text of another build, or damaged, gives what can be saved of it. */
  readonly read: (text: string | null) => Kept;
  readonly write: (kept: Kept) => string;
};

export type KeptInBrowser<Kept> = {
  /** The same object as long as nothing has changed. Another tab may have written: it is read each time. */
  readonly now: () => Kept;
  readonly change: (change: (kept: Kept) => Kept) => void;
  /** The same for a screen that shows it. The server keeps nothing. */
  readonly use: () => Kept;
};

/** Something that this browser keeps by itself, in all its tabs; the server never sees it. "Forget everything" empties it. */
export function keptInBrowser<Kept>({ key, nothing, read, write }: Shape<Kept>): KeptInBrowser<Kept> {
  const listeners = new Set<() => void>();
  // Where storage is forbidden or full, what was kept last holds for this page.
  let unwritten: string | null = null;
  let seen: string | null = null;
  let kept = nothing;

  const now = (): Kept => {
    const text = unwritten ?? stored(key);
    if (text !== seen) {
      seen = text;
      kept = read(text);
    }
    return kept;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const forget = (event: StorageEvent) => {
    if (!isForgotten(event)) return;
    unwritten = null;
    tell();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    globalThis.addEventListener("storage", listener);
    return () => {
      listeners.delete(listener);
      globalThis.removeEventListener("storage", listener);
    };
  };
  return {
    now,
    change(change) {
      const text = write(change(now()));
      try {
        localStorage.setItem(key, text);
        unwritten = null;
      } catch {
        unwritten = text;
        globalThis.addEventListener("storage", forget);
      }
      tell();
    },
    use: () => useSyncExternalStore(subscribe, now, () => nothing),
  };
}

/** Says when everything was forgotten, in this tab or another, so that what is on the screen does not bring it back. */
export function onForgotten(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (isForgotten(event)) listener();
  };
  globalThis.addEventListener("storage", hear);
  return () => globalThis.removeEventListener("storage", hear);
}

/** A browser tells its other tabs so that all was cleared: by no key. "Forget everything" tells its own tab the same. */
function isForgotten({ key }: StorageEvent): boolean {
  return key === null;
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
