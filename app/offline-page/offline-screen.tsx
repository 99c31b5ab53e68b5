import { href, Link } from "react-router";
import { OFFLINE_WORDS } from "#content/site/offline-words.ts";
import { SCENE_WORDS } from "#content/site/scene-words.ts";
import scene from "#app/drawings/scenes/parted-wire.svg?url";
import { PATHS } from "#app/site/paths.data.ts";
import { TITLES } from "#app/site/titles.data.ts";
import { Scene } from "#app/ui/scenes/scene.tsx";
import { MissingPage } from "./asked-page.tsx";
import { FindCopied } from "./find-copied.tsx";
import { ReadPages } from "./read-pages.tsx";
import { useDeviceCopy } from "#app/offline/use-device-copy.ts";
import "#app/offline/offline.css";

/** What stands in for a page that is not on this device, and says what is. */
export function OfflineScreen() {
  const { asked, names, read } = useDeviceCopy();
  return (
    <main id="main" className="shell">
      <header className="off-head">
        <h1>{TITLES.offline}</h1>
        <p className="quiet">{OFFLINE_WORDS.lead}</p>
        <Scene href={scene} alt={SCENE_WORDS.offline} />
        <p className="off-acts">
          <a className="btn btn-primary" href={asked ?? href("/")}>
            {OFFLINE_WORDS.tryAgain}
          </a>
          <Link className="btn" to={PATHS.saved} reloadDocument>
            {TITLES.saved}
          </Link>
        </p>
      </header>
      <div className="off-cols">
        <div>
          {asked === null ? null : <MissingPage asked={asked} names={names} />}
          <FindCopied names={names} />
        </div>
        <ReadPages read={read} />
      </div>
    </main>
  );
}
