/** Where the browser's offer to install waits, as a property of the window, until the banner is there. */
export const INSTALL_OFFER = "installOffer";

/** Browsers make the offer once, often before React is there. It is held, and made where the banner stands. */
export function holdInstallOffer(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    Reflect.set(globalThis, INSTALL_OFFER, event);
  });
}
