import { useEffect, useState } from "react";
import { INSTALL_STEPS } from "#content/site/install-words.ts";
import { browserKind } from "./browser-kind.ts";
import { dismiss, isDismissed } from "./dismissal.ts";
import { isInstalled } from "./is-installed.ts";
import { currentOffer, forgetOffer, onInstallNews } from "./offer.ts";

/** How long the browser may take to make its own offer. */
const FALLBACK_MS = 3_000;

export type Install =
  | { readonly state: "hidden" }
  /** The browser asks. */
  | { readonly state: "offered" }
  /** The browser does not ask; this is how to do it by hand. */
  | { readonly state: "manual"; readonly by: string; readonly steps: readonly string[] };

const HIDDEN: Install = { state: "hidden" };

export function useInstall(): {
  readonly install: Install;
  readonly accept: () => Promise<void>;
  readonly close: () => void;
} {
  const [install, setInstall] = useState(HIDDEN);

  useEffect(() => {
    if (isInstalled() || isDismissed(Date.now())) return;
    const hide = () => setInstall(HIDDEN);
    const offer = () => setInstall({ state: "offered" });
    if (currentOffer() !== null) offer();
    const stop = onInstallNews({ offered: offer, installed: hide });
    const timer = setTimeout(() => {
      if (currentOffer() === null) setInstall({ state: "manual", ...INSTALL_STEPS[browserKind(navigator)] });
    }, FALLBACK_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);

  return {
    install,
    async accept() {
      const offer = currentOffer();
      if (offer === null) return;
      // Good for one time only.
      forgetOffer();
      await offer.prompt();
      const { outcome } = await offer.userChoice;
      if (outcome !== "accepted") dismiss(Date.now());
      setInstall(HIDDEN);
    },
    close() {
      dismiss(Date.now());
      setInstall(HIDDEN);
    },
  };
}
