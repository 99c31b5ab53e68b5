import { href, Link } from "react-router";
import { OFFLINE_WORDS } from "#content/site/offline-words.ts";
import { PAGES } from "#content/site/pages.ts";
import { AskedPage } from "./asked-page.tsx";
import { FindCopied } from "./find-copied.tsx";
import { ReadPages } from "./read-pages.tsx";
import { useDeviceCopy } from "./use-device-copy.ts";
import "./offline.css";

/** What stands in for a page that is not on this device, and says what is. */
export function OfflineScreen() {
  const { asked, names, read } = useDeviceCopy();
  return (
    <main id="main" className="shell">
      <header className="off-head">
        <h1>{PAGES.offline.title}</h1>
        <p className="quiet">{OFFLINE_WORDS.lead}</p>
        <p className="off-acts">
          <a className="btn btn-primary" href={asked ?? href("/")}>
            {OFFLINE_WORDS.tryAgain}
          </a>
          <Link className="btn" to={href("/saved")} reloadDocument>
            {PAGES.saved.title}
          </Link>
        </p>
      </header>
      <div className="off-cols">
        <div>
          {asked === null ? null : <AskedPage asked={asked} names={names} />}
          <FindCopied names={names} />
        </div>
        <ReadPages read={read} />
      </div>
    </main>
  );
}
