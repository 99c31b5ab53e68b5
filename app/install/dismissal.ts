const KEY = "install dismissed";
const REMEMBERED_MS = 90 * 24 * 60 * 60 * 1000;

/** Whether the banner was closed in the last 90 days. A date from the future is a clock set back: it does not count. */
export function isDismissed(now: number, storage: () => Storage = () => localStorage): boolean {
  try {
    const since = now - Date.parse(storage().getItem(KEY) ?? "");
    return since >= 0 && since < REMEMBERED_MS;
  } catch {
    return false;
  }
}

export function dismiss(now: number, storage: () => Storage = () => localStorage): void {
  try {
    storage().setItem(KEY, new Date(now).toISOString());
  } catch {
    // Storage is full or forbidden: it is closed for this page.
  }
}
