import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { INSTALL_WORDS } from "#content/site/install/install-words.ts";
import { INSTALL_SLOT } from "#app/site/install-slot.ts";
import { install } from "./install.ts";
import { isInstalled } from "./is-installed.ts";
import { LoadedSteps } from "./loaded-steps.tsx";
import { onInstallNews } from "./offer.ts";

/**
 * For whoever looks for it, also after the strip was closed: a button in the footer of every page. It takes up the
 * browser's own offer where there is one, and else opens the steps for this browser.
 */
export function InstallEntry() {
  const [isThere, setThere] = useState(isInstalled);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onInstallNews({ offered: () => setOpen(false), installed: () => setThere(true) }), []);
  const slot = document.getElementById(INSTALL_SLOT);
  if (slot === null || isThere) return null;

  const press = () => {
    if (!install.accept()) setOpen(!isOpen);
  };
  return createPortal(
    <>
      <button type="button" className="btn" aria-expanded={isOpen} onClick={press}>
        {INSTALL_WORDS.button}
      </button>
      {isOpen ? (
        <div className="ft-steps small">
          <LoadedSteps />
        </div>
      ) : null}
    </>,
    slot,
  );
}
