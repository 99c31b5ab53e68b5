import { stored } from "#app/device/stored.ts";

const REMEMBERED_MS = 90 * 24 * 60 * 60 * 1000;

/** When the offer to install was answered last, as a time of ISO 8601. */
const answer = stored<string | null>("install dismissed", {
  nothing: null,
  read: (text) => text,
  write: (text) => text,
});

/**
 * Whether the offer to install was answered, with yes or no, in the last 90 days. A date from the future is a clock set
 * back: it does not count.
 */
export function isAnswered(now: number): boolean {
  const since = now - Date.parse(answer.now() ?? "");
  return since >= 0 && since < REMEMBERED_MS;
}

/** Where storage is full or forbidden, it is answered for this page. */
export function rememberAnswer(now: number): void {
  answer.change(() => new Date(now).toISOString());
}

/** Calls back when it is answered, in another tab as well. */
export function onAnswer(callback: () => void): void {
  answer.subscribe(() => {
    if (isAnswered(Date.now())) callback();
  });
}
