/** Under the name by which earlier editions have kept it. */
const KEY = "install dismissed";
const REMEMBERED_MS = 90 * 24 * 60 * 60 * 1000;

/**
 * Whether the offer to install was answered, with yes or no, in the last 90 days. A date from the future is a clock set
 * back: it does not count.
 */
export function isAnswered(now: number, storage: () => Storage = () => localStorage): boolean {
  try {
    const since = now - Date.parse(storage().getItem(KEY) ?? "");
    return since >= 0 && since < REMEMBERED_MS;
  } catch {
    return false;
  }
}

export function rememberAnswer(now: number, storage: () => Storage = () => localStorage): void {
  try {
    storage().setItem(KEY, new Date(now).toISOString());
  } catch {
    // Storage is full or forbidden: it is answered for this page.
  }
}

/** Calls back when it is answered in another tab. */
export function onAnswerElsewhere(callback: () => void): void {
  globalThis.addEventListener("storage", ({ key, newValue }) => {
    if (key === KEY && newValue !== null) callback();
  });
}
