import { chooseTheme } from "#app/ui/theme.ts";
import { refusedChanges } from "#app/saved-names/sending/refused-changes.ts";
import { waitingChanges } from "#app/saved-names/sending/waiting-changes.ts";

/** Empties what this device keeps for the site, and shows the system's theme again. */
export function forgetDevice(): void {
  chooseTheme("system");
  try {
    // By their own ways first: the page listens there.
    waitingChanges.clear();
    refusedChanges.clear();
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Storage is forbidden, so there is nothing in it.
  }
  // Other tabs hear of it from the browser; this one in the same words.
  globalThis.dispatchEvent(new StorageEvent("storage"));
}
