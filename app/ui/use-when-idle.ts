import { useEffect, useState } from "react";

/** When the network does not give it, it is asked again after so long. */
const RETRY_MS = 5000;

/** Calls back once; returns how to give that up. */
export type Moment = (callback: () => void) => () => void;

/** Fetches what no page needs to be read, once the page is at rest; undefined until then, and on the server. */
export function useWhenIdle<Loaded extends object>(load: () => Promise<Loaded>): Loaded | undefined {
  return useFrom(atRest, load);
}

/** Fetches something when its moment has come; undefined until it is there, and on the server. */
export function useFrom<Loaded extends object>(
  moment: Moment,
  load: () => Promise<Loaded>,
): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetchIt = () =>
      void load().then(setLoaded, () => {
        timer = setTimeout(fetchIt, RETRY_MS);
      });
    const giveUp = moment(fetchIt);
    return () => {
      giveUp();
      clearTimeout(timer);
    };
  }, [moment, load]);
  return loaded;
}

function atRest(callback: () => void): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(callback, 1000);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(callback, { timeout: 3000 });
  return () => cancelIdleCallback(asked);
}
