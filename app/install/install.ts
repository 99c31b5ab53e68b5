import { createInstall } from "./create-install.ts";
import { isAnswered, onAnswer, rememberAnswer } from "./answer.ts";
import { isInstalled } from "./is-installed.ts";
import { currentOffer, forgetOffer, onInstallNews } from "./offer.ts";

/** The one offer to install, for the strip and for the button in the footer. */
export const install = createInstall({
  isInstalled,
  isAnswered: () => isAnswered(Date.now()),
  rememberAnswer: () => rememberAnswer(Date.now()),
  hasOffer: () => currentOffer() !== null,
  takeOffer() {
    const offer = currentOffer();
    forgetOffer();
    return offer;
  },
  listen(tell) {
    onInstallNews({
      offered: () => tell({ kind: "browser offers" }),
      installed: () => tell({ kind: "installed" }),
    });
    onAnswer(() => tell({ kind: "closed" }));
  },
});
