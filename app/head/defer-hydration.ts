import { type DeferredModule, fetchDeferred } from "./deferred-module.ts";
import { tellsOfPaint, whenPainted } from "./when-painted.ts";

/** How long after the page has come to rest the scripts run by themselves, for whoever reads without touching anything. */
const PATIENCE_MS = 4000;

/**
 * So long a visitor who has begun waits for the last file. Until then nothing is imported: Chromium (156) now and then never
 * runs a module whose imports it is preloading at the same moment.
 */
const LONGEST_WAIT_MS = 5000;

/** What shows that somebody is about to use the page, the least of it first. */
const FIRST_USES = ["pointermove", "scroll", "wheel", "pointerdown", "touchstart", "keydown", "focusin"];

/**
 * Runs while the page is parsed. Once it has been loaded and painted (on a slow phone the paint comes last) the scripts are
 * fetched, so that they are at hand; they run at the first use, or when PATIENCE_MS have gone by: until then nothing holds up
 * reading and scrolling. A fragment may speak to the scripts (a list in a link, a sheet that is being filled in), so with one
 * they do not wait.
 */
export function deferHydration(): void {
  const begun = new AbortController();
  let deferred: DeferredModule | null = null;
  const fetchAhead = () => (deferred ??= fetchDeferred());
  const start = (event?: Event) => {
    if (begun.signal.aborted || (event !== undefined && isPointerAtRest(event))) return;
    const found = fetchAhead();
    if (found === null) return;
    begun.abort();
    found.run(LONGEST_WAIT_MS);
  };
  for (const kind of FIRST_USES) {
    addEventListener(kind, start, { capture: true, passive: true, signal: begun.signal });
  }
  const rest = () => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(fetchAhead, { timeout: 1000 });
    else setTimeout(fetchAhead, 200);
    setTimeout(start, location.hash === "" ? PATIENCE_MS : 0);
  };
  addEventListener("load", () => (tellsOfPaint() ? whenPainted(rest) : rest()));
}

/** A pointer under which the page appears has not moved, though some browsers say so. */
function isPointerAtRest(event: Event): boolean {
  return (
    event.type === "pointermove" &&
    "movementX" in event &&
    event.movementX === 0 &&
    "movementY" in event &&
    event.movementY === 0
  );
}
