import { useSyncExternalStore } from "react";
import { refusesAds } from "#domain/ads/refuses-ads.ts";
import { savesData } from "#app/device/saves-data.ts";
import { stored } from "#app/device/stored.ts";
import { type AdChoice, readChoice, writeChoice } from "./ad-choice.ts";
import { endAdScript } from "./ad-script.ts";

/** As it was written down, for ad-choice.ts to read. */
const answer = stored<string | null>("ads", { nothing: null, read: (text) => text, write: (text) => text });

type Answered = {
  /** Null: not asked yet. */
  readonly choice: AdChoice | null;
  readonly choose: (choice: AdChoice) => void;
};

/** What this browser has answered about ads of a host, and the way to answer. A signal of the browser is a no, and no question. */
export function useAdChoice(host: string): Answered {
  const choice = useSyncExternalStore(
    answer.subscribe,
    () => (browserRefusesAds() ? "house" : readChoice(answer.now(), host, new Date())),
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
  answer.change(() => text);
  if (!text.startsWith("allowed")) endAdScript();
}
