const KEY = "baby";

/** Where storage is forbidden the pause holds for this page. */
let paused = false;

/** Whether somebody has stopped the baby in this tab. */
export function crawlIsPaused(): boolean {
  try {
    return sessionStorage.getItem(KEY) === "paused";
  } catch {
    return paused;
  }
}

export function pauseCrawl(stop: boolean): void {
  paused = stop;
  try {
    if (stop) sessionStorage.setItem(KEY, "paused");
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden.
  }
}
