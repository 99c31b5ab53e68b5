import { useEffect } from "react";
import { READY } from "./start-script.ts";

/** Tells the page's own script that React listens now. */
export function SayReady() {
  useEffect(() => {
    document.documentElement.setAttribute(READY, "");
    globalThis.dispatchEvent(new Event("ready"));
  }, []);
  return null;
}
