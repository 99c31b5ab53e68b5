import { createListeners } from "#app/state/listeners.ts";
import { afterEvent, type InstallEvent, type InstallState, isFinal, WAITING } from "./install-state.ts";
import type { InstallOffer } from "./offer.ts";

/** How long the browser may take to make its own offer. */
export const FALLBACK_MS = 3_000;

/** What the offer asks of the browser; tests give their own. */
export type InstallBrowser = {
  readonly isInstalled: () => boolean;
  /** Whether somebody has answered on this device in the last 90 days, in whichever tab. */
  readonly isAnswered: () => boolean;
  readonly rememberAnswer: () => void;
  /** The browser's own offer; it can be taken once. */
  readonly takeOffer: () => InstallOffer | null;
  readonly hasOffer: () => boolean;
  /** Tells of offers, of the site being installed, and of answers in other tabs. */
  readonly listen: (tell: (event: InstallEvent) => void) => void;
};

export type Install = {
  read(): InstallState;
  subscribe(listener: () => void): () => void;
  /** Begins to wait for the browser's offer; once a page. */
  start(): void;
  /** Lets the browser ask; false when it has nothing to offer. */
  accept(): boolean;
  close(): void;
};

/** The one offer of a page: it outlives the strip, which comes and goes with the pages that show it. */
export function createInstall(browser: InstallBrowser): Install {
  let state: InstallState = WAITING;
  let isStarted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { subscribe, tell: tellScreen } = createListeners();

  const tell = (event: InstallEvent) => {
    const before = state;
    state = afterEvent(before, event);
    if (state === before) return;
    if (state.kind !== "waiting") clearTimeout(timer);
    if (isFinal(state)) browser.rememberAnswer();
    tellScreen();
  };
  const ask = async (offer: InstallOffer) => {
    tell({ kind: "asked" });
    // A browser that refuses to ask has answered, too.
    const accepted = await offer
      .prompt()
      .then(() => offer.userChoice)
      .then(({ outcome }) => outcome === "accepted")
      .catch(() => false);
    tell({ kind: "answered", accepted });
  };

  return {
    read: () => state,
    subscribe,
    start() {
      if (isStarted) return;
      isStarted = true;
      if (browser.isInstalled()) state = { kind: "installed" };
      else if (browser.isAnswered()) state = { kind: "dismissed" };
      browser.listen(tell);
      if (isFinal(state)) return;
      timer = setTimeout(() => tell({ kind: "patience is over" }), FALLBACK_MS);
      if (browser.hasOffer()) tell({ kind: "browser offers" });
    },
    accept() {
      const offer = browser.takeOffer();
      if (offer !== null) void ask(offer);
      return offer !== null;
    },
    close: () => tell({ kind: "closed" }),
  };
}
