import { useSyncExternalStore } from "react";
import { refusesAds } from "#domain/site/refuses-ads.ts";
import { savesData } from "#app/device/saves-data.ts";
import { type AdChoice, readChoice, writeChoice } from "./ad-choice.ts";
import { endAdScript } from "./ad-script.ts";

const KEY = "ads";
const listeners = new Set<() => void>();
/** Where storage is forbidden the answer holds for this page. */
let unkept: string | null = null;

type Answered = {
  /** Null: not asked yet. */
  readonly choice: AdChoice | null;
  readonly choose: (choice: AdChoice) => void;
};

/** What this browser has answered about ads of a host, and the way to answer. A signal of the browser is a no, and no question. */
export function useAdChoice(host: string): Answered {
  const choice = useSyncExternalStore(
    subscribe,
    () => (browserRefusesAds() ? "house" : readChoice(keptChoice(), host, new Date())),
    () => null,
  );
  return { choice, choose: (chosen) => keepChoice(writeChoice(chosen, host, new Date())) };
}

/** Whether the browser says no by itself; an extension may say so to the page only. */
export function browserRefusesAds(): boolean {
  const { navigator } = globalThis;
  const gpc = "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;
  return refusesAds({ gpc: gpc ? "1" : null, saveData: savesData() ? "on" : null });
}

function keepChoice(text: string): void {
  unkept = text;
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Storage is forbidden.
  }
  for (const listener of listeners) listener();
  if (!text.startsWith("allowed")) endAdScript();
}

function keptChoice(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return unkept;
  }
}

/** An answer given in another tab counts here, too. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}
