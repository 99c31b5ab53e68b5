import { useEffect } from "react";

/** What browsers say when a call was not answered: Chromium, Safari, Firefox. */
const NO_ANSWER = /failed to fetch|load failed|networkerror/i;
/** And when the script of a page was not fetched: in all of them. */
const NO_SCRIPT = / module/;

/**
 * Without a network a click on a link finds no data. The worker may have the whole page, or a page that stands in for it:
 * it is asked by loading the address anew. Without a worker the error stays on the screen. Where a page's script is missing, there
 * may be a new build, whose page knows its own.
 */
export function TakeWholePage({ error }: { readonly error: unknown }) {
  useEffect(() => {
    const message = error instanceof TypeError ? error.message : "";
    if (NO_SCRIPT.test(message) || (NO_ANSWER.test(message) && navigator.serviceWorker?.controller))
      globalThis.location.reload();
  }, [error]);
  return null;
}
