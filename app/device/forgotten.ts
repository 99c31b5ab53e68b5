/** A browser tells its other tabs so that all was cleared: by no key. "Forget everything" tells its own tab the same. */
function isForgotten({ key }: StorageEvent): boolean {
  return key === null;
}

/** Calls back when everything was forgotten, in this tab or another, so that what is on the screen does not bring it back. */
export function onForgotten(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (isForgotten(event)) listener();
  };
  globalThis.addEventListener("storage", hear);
  return () => globalThis.removeEventListener("storage", hear);
}

/** Empties the storage of this browser, and tells all that listen. */
export function forgetStorage(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Storage is forbidden, so there is nothing in it.
  }
  // Other tabs hear of it from the browser; this one in the same words.
  globalThis.dispatchEvent(new StorageEvent("storage"));
}
