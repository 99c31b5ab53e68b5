import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "#server/config.ts";
import { IN_MEMORY } from "#server/storage/sqlite-file.ts";
import { editionOf, type PageSettings, stampOfBuild } from "./edition.ts";
import { openShelf, type Shelf } from "./open-shelf.ts";

const MB = 1024 * 1024;

type Settings = PageSettings & Pick<Config, "dataDir" | "diskMinFreeMb" | "shelfMaxMb">;

/** The shelf of pages in DATA_DIR, as the settings have it. Undefined when they do not want one, or nothing was built. */
export async function openSiteShelf(config: Settings, log: Pick<Logger, "warn">): Promise<Shelf | undefined> {
  const { dataDir, diskMinFreeMb, shelfMaxMb } = config;
  const stamp = await stampOfBuild();
  if (shelfMaxMb === 0 || dataDir === IN_MEMORY || stamp === undefined) return undefined;
  return openShelf({
    folder: join(dataDir, "pages"),
    maxBytes: shelfMaxMb * MB,
    edition: editionOf(stamp, config),
    leastFreeBytes: diskMinFreeMb * MB,
    warn: (sentence) => log.warn(sentence),
  });
}
