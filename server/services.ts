import type { Logger } from "pino";
import type { Dice } from "#domain/names/name-book.ts";
import type { Config } from "./config.ts";
import { createMailServices } from "./create-mail-services.ts";
import { createCounts } from "./counts/create-counts.ts";
import { createDesk } from "./desk/create-desk.ts";
import { createHealth } from "./health.ts";
import { createAgreement } from "./http/limits/agreement.ts";
import { createAllowances } from "./http/limits/allowances.ts";
import { createLog } from "./http/log/log.ts";
import { createRecentErrors } from "./http/log/recent-errors.ts";
import { type MonotonicClock, monotonic } from "./http/limits/rate-limit.ts";
import { type Mail, openMail, outboxOf } from "./mail/open-mail.ts";
import { type Books, openBooks, readSharedTables } from "./open-books.ts";
import { openOwnWords } from "./own-words/open-own-words.ts";
import { shareDatabase } from "./processes/share-database.ts";
import { ALONE, type Siblings } from "./processes/siblings.ts";
import { createCalendar } from "./retention/calendar.ts";
import { retentionKinds } from "./retention/kinds.ts";
import { createLiveRooms } from "./rooms/live-rooms.ts";
import { settingsWarnings } from "./settings-warnings.ts";
import { createCountStore } from "./storage/counts.ts";
import { prepareDatabase } from "./storage/database.ts";
import { openWhenPossible } from "./storage/open-when-possible.ts";
import { briefly } from "./storage/postgres-faults.ts";
import { createSeenDay } from "./storage/retention/seen-day.ts";
import { createSavedNames } from "./storage/saved-names.ts";
import type { DatabaseToOpen } from "./storage/tables.ts";
import { ABOUT_RECORDS } from "#content/records/about-records.ts";
import { createUpkeep } from "./upkeep/start-upkeep.ts";

/** A migration may wait for another process: whoever closes does not. */
const OPENING_PATIENCE_MS = 3_000;

/** Everything the endpoints and pages stand on. */
export type Services = ReturnType<typeof createServices>;

/** What is given in place of what the settings would make: tests hold time still, and look at what was stored and sent. */
type Overrides = {
  readonly log?: Logger;
  /** The other processes of this server. Default: there is none. */
  readonly siblings?: Siblings;
  readonly now?: () => Date;
  /** Of the allowances, in milliseconds. */
  readonly clock?: MonotonicClock;
  readonly dice?: Dice;
  readonly books?: Books;
  readonly database?: DatabaseToOpen;
  readonly mail?: Mail;
};

/** The only place that wires storage, the name book, the clock, the dice and the log. */
export function createServices(config: Config, given: Overrides = {}) {
  const { siblings = ALONE } = given;
  const now = given.now ?? (() => new Date());
  const errors = createRecentErrors(siblings, now);
  const log = given.log ?? createLog(config.logLevel, siblings.number, errors.note);
  const clock = given.clock ?? monotonic;
  if ((siblings.number ?? 1) === 1) for (const warning of settingsWarnings(config)) log.warn(warning);
  const health = createHealth(log);
  const books = given.books ?? openBooks(readSharedTables(config.recordsDir));
  const own = openOwnWords({
    folder: config.contentDir,
    records: ABOUT_RECORDS.version,
    sources: () => ({ names: books.names, ourArticles: books.ourArticles() }),
    now,
    take: books.takeOwnWords,
    log,
  });
  const database =
    given.database ??
    prepareDatabase({
      ...config,
      onConnection: (fault) =>
        health.report("connection", fault && `PostgreSQL does not answer (${briefly(fault)}).`),
      onFault: (fault) => upkeep.noteFault(fault),
    });
  const { db } = database;
  const shared = shareDatabase({ db, databaseUrl: config.databaseUrl, siblings, log });
  const agreement = createAgreement(siblings, shared.neighbors);
  const seen = createSeenDay(db);
  const calendar = createCalendar(seen, now);
  const upkeep = createUpkeep({
    database,
    leastFreeMb: config.diskMinFreeMb,
    health,
    calendar,
    seen,
    kinds: retentionKinds(db, outboxOf(config)),
    now,
    siblings,
    log,
  });
  const mail = given.mail ?? openMail(config, now);
  const mailing = createMailServices({
    config,
    db,
    transport: mail,
    now,
    markedNow: calendar.now,
    clock,
    agreement,
    log,
  });
  const counts = createCounts({ store: createCountStore(db), now, siblings, log });
  const desk =
    config.desk === "on"
      ? createDesk({ config, database, mail, errors, now, clock, agreement, log })
      : undefined;
  const rooms = createLiveRooms({ database, line: shared.line, now: calendar.now, log, siblings });
  const startMail = () => {
    log.info(mail.where);
    if (config.smtpUrl !== undefined && config.publicUrl === undefined) {
      log.warn(`PUBLIC_URL is not set: the links in letters lead to ${config.letterOrigin}`);
    }
    mailing.start();
  };
  const closing = new AbortController();
  let opened: Promise<unknown> = Promise.resolve();
  return {
    config,
    log,
    now,
    dice: given.dice ?? Math.random,
    /** What is wrong at the moment; /readyz refuses while something is. */
    health,
    ...books,
    /** What an operator says instead of us, for those who pass it on. */
    own,
    savedNames: createSavedNames(db, calendar.now),
    newsletter: mailing.newsletter,
    contact: mailing.contact,
    /** What the forms of the pages carry, to show that somebody has opened one. */
    formTokens: mailing.formTokens,
    rooms,
    /** How often what is asked for; nothing of who asks. */
    counts,
    /** What the operator's desk stands on; undefined where it cannot be opened. */
    desk,
    /** How much each client may read and write. */
    allowances: createAllowances({ clock, readsPerMinute: config.readsPerMinute, agreement }),
    /** What makes the limits of all processes one. */
    agreement,
    /**
     * Opens storage, which until then is away. Waits for a PostgreSQL that does not answer, and calls back when it begins
     * to; rejects with a StartFault that no waiting mends. False when all was closed meanwhile.
     */
    open(onWaiting: () => void): Promise<boolean> {
      const open = async () => {
        await database.open();
        await shared.neighbors.open();
        await mailing.open();
      };
      let isTold = false;
      const tell = (reason: string) => {
        if (!isTold) log.error(reason);
        isTold = true;
        onWaiting();
      };
      const opening = openWhenPossible(open, tell, closing.signal);
      opened = opening.catch(() => undefined);
      return opening;
    },
    /** Begins what each process does beside the requests. */
    startUpkeep() {
      upkeep.start();
      counts.start();
    },
    /** Begins, once this process is the one that does it for all, what needs doing by one alone. */
    leadWhenNamed() {
      siblings.whenLeading(() => {
        if (closing.signal.aborted) return;
        upkeep.lead();
        startMail();
      });
    },
    /** Resolves when storage answers; rejects when it does not. */
    ping: database.ping,
    /** May be called while storage is being opened: that is ended first, or left behind when it takes too long. */
    async close(): Promise<void> {
      closing.abort();
      await endOf(opened, OPENING_PATIENCE_MS);
      await upkeep.stop();
      await rooms.stop();
      await shared.stop();
      await mailing.stop();
      await desk?.work.stop();
      await counts.stop();
      await database.close();
    },
  };
}

/** Resolves when the work has ended, or when it has taken too long. */
async function endOf(work: Promise<unknown>, patienceMs: number): Promise<void> {
  const patience = Promise.withResolvers<void>();
  const timer = setTimeout(patience.resolve, patienceMs);
  await Promise.race([work, patience.promise]);
  clearTimeout(timer);
}
