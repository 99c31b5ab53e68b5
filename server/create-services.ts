import { NEAR_WORDS } from "#content/names/near-words.ts";
import { SOUND_FAMILIES } from "#content/names/sound-families.ts";
import { THEMES } from "#content/names/themes.ts";
import { searchInput } from "#domain/names/search-entries.ts";
import { createSearch } from "#domain/names/search.ts";
import { readArticles } from "./articles/read-articles.ts";
import { COLLECTION } from "./names/collection.ts";
import { openCompareBook } from "./names/compare-book.ts";
import { createNameBook } from "./names/name-book.ts";
import { readRecords } from "./names/read-records.ts";
import type { Config } from "./config.ts";
import { createHealth } from "./health.ts";
import { createCorrespondence } from "./create-correspondence.ts";
import { createLiveRooms } from "./rooms/live-rooms.ts";
import { createAllowances } from "./http/allowances.ts";
import { createLog } from "./http/log.ts";
import { monotonic } from "./http/rate-limit.ts";
import { openMail, outboxOf } from "./mail/open-mail.ts";
import { once } from "./once.ts";
import { createPdfs } from "./printables/pdfs.ts";
import { ROOT } from "./root.ts";
import { createCalendar } from "./retention/calendar.ts";
import { retentionKinds } from "./retention/kinds.ts";
import type { Services } from "./services.ts";
import { settingsWarnings } from "./settings-warnings.ts";
import { prepareDatabase } from "./storage/database.ts";
import { openWhenPossible } from "./storage/open-when-possible.ts";
import { briefly } from "./storage/postgres-faults.ts";
import { createSavedNames } from "./storage/saved-names.ts";
import { createSeenDay } from "./storage/retention/seen-day.ts";
import { readTexts } from "./texts/read-texts.ts";
import { createUpkeep } from "./upkeep/start-upkeep.ts";

/** The only place that wires storage, the name book, the clock, the dice and the log. */
export function createServices(config: Config): Services {
  const log = createLog(config.logLevel);
  for (const warning of settingsWarnings(config)) log.warn(warning);
  const health = createHealth(log);
  const now = () => new Date();
  const database = prepareDatabase({
    ...config,
    onConnection: (fault) =>
      health.report("connection", fault && `PostgreSQL does not answer (${briefly(fault)}).`),
    onFault: (fault) => upkeep.noteFault(fault),
  });
  const seen = createSeenDay(database.db);
  const calendar = createCalendar(seen, now);
  const upkeep = createUpkeep({
    database,
    leastFreeMb: config.diskMinFreeMb,
    health,
    calendar,
    seen,
    kinds: retentionKinds(database.db, outboxOf(config)),
    now,
    log,
  });
  const mail = openMail(config, now);
  const post = createCorrespondence({
    config,
    db: database.db,
    transport: mail,
    now,
    markedNow: calendar.now,
    clock: monotonic,
    log,
  });
  const { newsletter, contact, formTokens } = post;
  const rooms = createLiveRooms({ database, databaseUrl: config.databaseUrl, now: calendar.now, log });
  // Read when the server listens already (warm-up.ts).
  const articles = once(() => readArticles(new URL("content/articles/", ROOT)));
  const texts = once(() => readTexts(new URL("content/pages/", ROOT)));
  const facts = {
    records: readRecords(new URL("data/ssa/", ROOT)),
    collection: COLLECTION,
    soundFamilies: SOUND_FAMILIES,
  };
  const compare = once(() => openCompareBook({ ...facts, lifeTables: new URL("data/life-tables/", ROOT) }));
  return {
    config,
    log,
    health,
    now,
    dice: Math.random,
    names: createNameBook({
      ...facts,
      themes: THEMES,
      makeSearch: (records, collection) => createSearch(searchInput(records, collection, NEAR_WORDS)),
    }),
    get compare() {
      return compare();
    },
    get articles() {
      return articles();
    },
    get texts() {
      return texts();
    },
    printables: createPdfs(),
    savedNames: createSavedNames(database.db, calendar.now),
    newsletter,
    contact,
    formTokens,
    rooms,
    allowances: createAllowances({ clock: monotonic, readsPerMinute: config.readsPerMinute }),
    async open(onWaiting) {
      const open = async () => {
        await database.open();
        await post.open();
      };
      let isTold = false;
      await openWhenPossible(open, (reason) => {
        if (!isTold) log.error(reason);
        isTold = true;
        onWaiting();
      });
    },
    startPost() {
      log.info(mail.where);
      if (config.smtpUrl !== undefined && config.publicUrl === undefined) {
        log.warn(`PUBLIC_URL is not set: the links in letters lead to ${config.letterOrigin}`);
      }
      post.start();
    },
    startUpkeep: () => upkeep.start(),
    ping: database.ping,
    async close() {
      await upkeep.stop();
      await rooms.stop();
      await post.stop();
      await database.close();
    },
  };
}
