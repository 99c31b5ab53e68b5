/** Where the browser's offer to install waits until the banner is there. */
export const OFFER = "installOffer";

/**
 * Runs in the head: browsers make the offer once, often before React is there. It is kept, so that it is made where the
 * banner stands and not over what somebody reads.
 */
export const offerScript = () =>
  `addEventListener("beforeinstallprompt",function(event){event.preventDefault();window.${OFFER}=event})`;
