import { timeoutManager } from "@tanstack/react-query";

/**
 * On the server a query client lives for one page. Left alone, each query that is kept for some minutes holds its client,
 * and with it all the data of the page, in a timer for just as long: a home search weighed 0.14 MB for ten minutes.
 * Nothing of a page that is rendered waits for anything, so no timer is started. To be called once, before the first page.
 */
export function startNoQueryTimers(): void {
  timeoutManager.setTimeoutProvider({
    setTimeout: () => 0,
    clearTimeout: () => undefined,
    setInterval: () => 0,
    clearInterval: () => undefined,
  });
}
