import { useSyncExternalStore } from "react";

/** Whether the page's script has taken over: false on the server, and until the first effects have run. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** A page that is alive stays so. */
function never(): () => void {
  return () => undefined;
}
