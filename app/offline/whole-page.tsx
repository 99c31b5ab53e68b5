import { useEffect } from "react";

/** What browsers say when a call was not answered: Chromium, Safari, Firefox. */
const NO_ANSWER = /failed to fetch|load failed|networkerror/i;

/**
 * Without a network a click on a link finds no data. The worker may have the whole page, or a page that stands in for it:
 * it is asked by loading the address anew. Without a worker the error stays on the screen.
 */
export function TakeWholePage({ error }: { readonly error: unknown }) {
  useEffect(() => {
    const unanswered = error instanceof TypeError && NO_ANSWER.test(error.message);
    if (unanswered && navigator.serviceWorker?.controller) globalThis.location.reload();
  }, [error]);
  return null;
}
