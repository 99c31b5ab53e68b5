import { X } from "lucide";
import { INSTALL_WORDS } from "#content/site/install-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { type Install, useInstall } from "./use-install.ts";
import { Tooltip } from "#app/ui/tooltip.tsx";

const HEADING_ID = "get-app";

/** A strip in the page, never over it. */
export function InstallStrip() {
  const { install, accept, close } = useInstall();
  if (install.state === "hidden") return null;
  return (
    <aside className="shell get-app noprint" aria-labelledby={HEADING_ID}>
      <div className="get-app-in">
        <div>
          <h2 id={HEADING_ID}>{INSTALL_WORDS.heading}</h2>
          <p className="small">{INSTALL_WORDS.text}</p>
        </div>
        <How install={install} onAccept={() => void accept()} />
        <Tooltip text={INSTALL_WORDS.close}>
          <button
            type="button"
            className="icon-btn get-app-x"
            aria-label={INSTALL_WORDS.close}
            onClick={close}
          >
            <Icon of={X} />
          </button>
        </Tooltip>
      </div>
    </aside>
  );
}

type HowProps = { readonly install: Exclude<Install, { state: "hidden" }>; readonly onAccept: () => void };

function How({ install, onAccept }: HowProps) {
  if (install.state === "offered") {
    return (
      <button type="button" className="btn" onClick={onAccept}>
        {INSTALL_WORDS.button}
      </button>
    );
  }
  return (
    <div className="get-app-how">
      <h3>
        {INSTALL_WORDS.button} <span className="quiet">{install.by}</span>
      </h3>
      <ol>
        {install.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
