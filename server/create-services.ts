import { SOUND_FAMILIES } from "#content/names/sound-families.ts";
import { THEMES } from "#content/names/themes.ts";
import { searchInput } from "#domain/names/search-entries.ts";
import { createSearch } from "#domain/names/search.ts";
import { COLLECTION } from "./names/collection.ts";
import { createNameBook } from "./names/name-book.ts";
import { readRecords } from "./names/read-records.ts";
import type { Config } from "./config.ts";
import { createLog } from "./http/log.ts";
import { ROOT } from "./root.ts";
import type { Services } from "./services.ts";
import { openDatabase } from "./storage/database.ts";
import { createSavedNames } from "./storage/saved-names.ts";

/** The only place that wires storage, the name book, the clock, the dice and the log. */
export async function createServices(config: Config): Promise<Services> {
  const log = createLog(config.logLevel);
  const database = await openDatabase({ ...config, onConnectionLost: (error) => log.error(error) });
  const now = () => new Date();
  return {
    config,
    log,
    now,
    dice: Math.random,
    names: createNameBook({
      records: readRecords(new URL("data/ssa/", ROOT)),
      collection: COLLECTION,
      soundFamilies: SOUND_FAMILIES,
      themes: THEMES,
      makeSearch: (records, collection) => createSearch(searchInput(records, collection)),
    }),
    savedNames: createSavedNames(database.db, now),
    ping: database.ping,
    close: database.close,
  };
}
