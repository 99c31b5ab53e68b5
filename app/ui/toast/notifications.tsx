import { lazy, Suspense, useEffect, useState } from "react";

const loadToaster = () => import("./toaster.tsx");
const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }));

/**
 * The notification region. It is fetched once the page is at rest: no page needs it to be read,
 * and it is there before anything can go wrong.
 */
export function Notifications() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    if ("requestIdleCallback" in globalThis) {
      const idle = requestIdleCallback(want, { timeout: 3000 });
      return () => cancelIdleCallback(idle);
    }
    const timer = setTimeout(want, 1000);
    return () => clearTimeout(timer);
  }, []);
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
