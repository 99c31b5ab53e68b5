import { join } from "node:path";
import type { Logger } from "pino";
import { PAGES } from "#content/site/pages.ts";
import type { Config } from "#server/config.ts";
import { IN_MEMORY } from "#server/storage/sqlite-file.ts";
import { editionOf, type PageSettings, stampOfBuild } from "./edition.ts";
import { openShelf, type Shelf } from "./open-shelf.ts";

const MB = 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What chance has drawn names for: they are others the next day. The second is what the router fetches for the first. */
const DRAWN: ReadonlySet<string> = new Set([PAGES.home.path, "/_root.data"]);

type Settings = PageSettings & Pick<Config, "dataDir" | "diskMinFreeMb" | "shelfMaxMb">;

/** The shelf of pages in DATA_DIR, as the settings have it. Undefined when they do not want one, or nothing was built. */
export async function openSiteShelf(config: Settings, log: Pick<Logger, "warn">): Promise<Shelf | undefined> {
  const { dataDir, diskMinFreeMb, shelfMaxMb } = config;
  const stamp = await stampOfBuild();
  if (shelfMaxMb === 0 || dataDir === IN_MEMORY || stamp === undefined) return undefined;
  const shelf = openShelf({
    folder: join(dataDir, "pages"),
    maxBytes: shelfMaxMb * MB,
    edition: editionOf(stamp, config),
    leastFreeBytes: diskMinFreeMb * MB,
    warn: (sentence) => log.warn(sentence),
  });
  return {
    ...shelf,
    async put(key, page) {
      const [, path = ""] = key.split(" ");
      const until = DRAWN.has(path) ? Math.min(page.until, Date.now() + DAY_MS) : page.until;
      return shelf.put(key, { ...page, until });
    },
  };
}
