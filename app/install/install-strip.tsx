import { X } from "lucide";
import { useLocation } from "react-router";
import { INSTALL_WORDS } from "#content/site/install/install-words.ts";
import { PATHS } from "#app/site/paths.data.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Tooltip } from "#app/ui/tooltip/tooltip.tsx";
import { install } from "./install.ts";
import { LoadedSteps } from "./loaded-steps.tsx";
import { mayOfferInstall } from "./may-offer-install.ts";
import { useInstall } from "./use-install.ts";
import "./install-strip.css";

const HEADING_ID = "get-app";

/** A strip in the page, never over it, where the page may have one at this place. */
export function InstallStrip({ place }: { readonly place: "home" | "end" }) {
  const { pathname, search } = useLocation();
  const isHere = place === "home" || (pathname !== PATHS.home && mayOfferInstall(pathname, search));
  return isHere ? <Strip /> : null;
}

function Strip() {
  const { kind } = useInstall();
  if (kind !== "offered" && kind !== "manual") return null;
  return (
    <aside className="shell get-app noprint" aria-labelledby={HEADING_ID}>
      <div className="get-app-in">
        <div>
          <h2 id={HEADING_ID}>{INSTALL_WORDS.heading}</h2>
          <p className="small">{INSTALL_WORDS.text}</p>
        </div>
        {kind === "manual" ? (
          <div className="get-app-how">
            <h3>{INSTALL_WORDS.button}</h3>
            <LoadedSteps />
          </div>
        ) : (
          <button type="button" className="btn" onClick={() => void install.accept()}>
            {INSTALL_WORDS.button}
          </button>
        )}
        <Tooltip text={INSTALL_WORDS.close}>
          <button
            type="button"
            className="icon-btn get-app-x"
            aria-label={INSTALL_WORDS.close}
            onClick={() => install.close()}
          >
            <Icon of={X} />
          </button>
        </Tooltip>
      </div>
    </aside>
  );
}
