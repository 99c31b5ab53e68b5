import { INSTALL_OFFER } from "#app/head/hold-install-offer.ts";

/** The browser's own offer (Chromium); TypeScript does not know it. */
export type InstallOffer = {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: string }>;
};

/** The offer that the browser has made; null as long as it has not. It can be taken up once. */
export function currentOffer(): InstallOffer | null {
  const kept: unknown = Reflect.get(globalThis, INSTALL_OFFER);
  return isOffer(kept) ? kept : null;
}

export function forgetOffer(): void {
  Reflect.deleteProperty(globalThis, INSTALL_OFFER);
}

/** Calls back when the browser makes an offer, or has installed the site. Returns the way to stop listening. */
export function onInstallNews(news: {
  readonly offered: () => void;
  readonly installed: () => void;
}): () => void {
  globalThis.addEventListener("beforeinstallprompt", news.offered);
  globalThis.addEventListener("appinstalled", news.installed);
  return () => {
    globalThis.removeEventListener("beforeinstallprompt", news.offered);
    globalThis.removeEventListener("appinstalled", news.installed);
  };
}

function isOffer(value: unknown): value is InstallOffer {
  return value instanceof Event && "prompt" in value && "userChoice" in value;
}
