/** Part of the window below which a result would go unnoticed. */
const UNNOTICED_BELOW = 0.6;

/**
 * After a click on Generate Names or Refresh the names must be seen to change: when they begin too far down,
 * the finder moves to the top of the window, so that buttons and names are in view together.
 */
export function showTogether(finder: Element | null, names: Element | null): void {
  if (finder === null || names === null) return;
  if (names.getBoundingClientRect().top > globalThis.innerHeight * UNNOTICED_BELOW) finder.scrollIntoView();
}
