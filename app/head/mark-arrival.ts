/** On <html> from the first paint on: the address brings what a partner has sent, and the page shows nothing of its own. */
export const ARRIVES = "data-arrives";

/** The server never sees the end of an address, so the page would come with a deck of its own. Other pages make nothing of it. */
export function markArrival(): void {
  if (/^#[tor]=/.test(location.hash)) document.documentElement.setAttribute(ARRIVES, "");
}
