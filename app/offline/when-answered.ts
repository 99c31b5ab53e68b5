/** A network that is back is often not yet of use; one that was never gone may still answer again. */
const ASK_EACH_MS = 5_000;

/**
 * Calls back once the server answers for a page: asks when the device is online again, and every few seconds while the
 * page is looked at.
 */
export function whenAnswered(path: string, callback: () => void): () => void {
  const stop = new AbortController();
  const ask = () => {
    // Nobody is led away while typing.
    if (document.hidden || !navigator.onLine || document.activeElement instanceof HTMLInputElement) return;
    // HEAD is nothing that the worker answers.
    fetch(path, { method: "HEAD", cache: "no-store", signal: stop.signal }).then(
      () => (stop.signal.aborted ? undefined : callback()),
      () => undefined,
    );
  };
  const timer = setInterval(ask, ASK_EACH_MS);
  globalThis.addEventListener("online", ask, { signal: stop.signal });
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}
