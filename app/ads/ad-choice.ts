/** What a visitor has answered: ads from the provider, or our own lines only. */
export type AdChoice = "allowed" | "house";

/** The answer is good for twelve months; then it is asked for again. */
const MONTHS = 12;

/** The answer as the browser keeps it: for this provider, until that day. */
export function writeChoice(choice: AdChoice, host: string, now: Date): string {
  const until = new Date(now);
  until.setUTCMonth(until.getUTCMonth() + MONTHS);
  return [choice, host, until.toISOString()].join(" ");
}

/** The answer that was kept; null where there is none, where it is too old, or was about somebody else. */
export function readChoice(kept: string | null, host: string, now: Date): AdChoice | null {
  const [choice, about, until = ""] = (kept ?? "").split(" ");
  if (about !== host || !(Date.parse(until) > now.getTime())) return null;
  return choice === "allowed" || choice === "house" ? choice : null;
}
