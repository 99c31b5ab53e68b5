import { useEffect, useState } from "react";

/** When the network does not give it, it is asked again after so long. */
const RETRY_MS = 5000;

/** Fetches what no page needs to be read, once the page is at rest; undefined until then, and on the server. */
export function useWhenIdle<Loaded extends object>(load: () => Promise<Loaded>): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetchIt = () =>
      void load().then(setLoaded, () => {
        timer = setTimeout(fetchIt, RETRY_MS);
      });
    whenAtRest(fetchIt);
    return () => clearTimeout(timer);
  }, [load]);
  return loaded;
}

function whenAtRest(callback: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(callback, { timeout: 3000 });
  else setTimeout(callback, 1000);
}
