import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

/** What stands behind the "#". The server never sees it, so the first drawing of a page cannot know it either. */
export function useFragment(): string {
  // The router tells of its own moves, the browser of a fragment typed into the address.
  useLocation();
  return useSyncExternalStore(
    subscribeToFragment,
    () => location.hash,
    () => "",
  );
}

function subscribeToFragment(listener: () => void): () => void {
  globalThis.addEventListener("hashchange", listener);
  return () => globalThis.removeEventListener("hashchange", listener);
}
