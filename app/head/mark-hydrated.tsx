import { useEffect } from "react";
import { HYDRATED, HYDRATED_EVENT } from "./hydrated.ts";

/** Tells the page's own scripts that React listens now. */
export function MarkHydrated() {
  useEffect(() => {
    document.documentElement.setAttribute(HYDRATED, "");
    globalThis.dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
  return null;
}
