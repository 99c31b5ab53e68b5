import { useEffect } from "react";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { HYDRATED, HYDRATED_EVENT } from "./hydrated.ts";

/** Tells the page's own scripts that React listens now, and that what this device keeps is on the page. */
export function MarkHydrated() {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (!isHydrated) return;
    document.documentElement.setAttribute(HYDRATED, "");
    globalThis.dispatchEvent(new Event(HYDRATED_EVENT));
  }, [isHydrated]);
  return null;
}
