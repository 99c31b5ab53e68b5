import { runDeferred } from "./deferred-module.ts";
import { tellsOfPaint, whenPainted } from "./when-painted.ts";

/**
 * Runs while the page is parsed. Once it has been loaded and painted (on a slow phone the paint comes last) its scripts are
 * fetched, and run as soon as they are here, whether or not anybody has touched anything: until the paint nothing competes
 * with what is read first, and from then on nobody waits for a button longer than for the files.
 */
export function deferHydration(): void {
  addEventListener("load", () => (tellsOfPaint() ? whenPainted(afterNextFrame) : runDeferred()), {
    once: true,
  });
}

/** The first paint may be of a part of the page; the frame that comes after the load is of all of it, and done when the next begins. */
function afterNextFrame(): void {
  requestAnimationFrame(() => requestAnimationFrame(runDeferred));
}
