import { type ComponentType, useEffect, useState } from "react";

/** When the region could not be fetched, the network is tried again after so long. */
const RETRY_MS = 5000;

/**
 * The notification region. It is fetched once the page is at rest: no page needs it to be read,
 * and it is there before anything can go wrong. Without it a page still works, it only says less.
 */
export function Notifications() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () =>
      void import("./toaster.tsx").then(
        (loaded) => setToaster(() => loaded.Toaster),
        () => {
          timer = setTimeout(load, RETRY_MS);
        },
      );
    whenAtRest(load);
    return () => clearTimeout(timer);
  }, []);
  return Toaster === undefined ? null : <Toaster />;
}

function whenAtRest(callback: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(callback, { timeout: 3000 });
  else setTimeout(callback, 1000);
}
