import type { Logger } from "pino";
import type { Config } from "#server/config.ts";
import type { Agreement } from "#server/http/limits/agreement.ts";
import { createNetworkLimit } from "#server/http/limits/network-limit.ts";
import type { MonotonicClock } from "#server/http/limits/rate-limit.ts";
import type { RecentErrors } from "#server/http/log/recent-errors.ts";
import type { Client } from "#server/http/visitors/client.ts";
import { anHour } from "#server/mail/ceilings.ts";
import type { Mail } from "#server/mail/open-mail.ts";
import { type Newsroom, openNewsroom } from "#server/newsletter/issue/newsroom.ts";
import { createContactMessages } from "#server/storage/contact-messages.ts";
import { createCountStore } from "#server/storage/counts.ts";
import { createDeskActions } from "#server/storage/desk/desk-actions.ts";
import { createDeskJobs } from "#server/storage/desk/desk-jobs.ts";
import { createDeskKeys } from "#server/storage/desk/desk-keys.ts";
import { createInboxRows } from "#server/storage/desk/inbox-rows.ts";
import { createMailQueueStore } from "#server/storage/mail-queue-store.ts";
import type { Database } from "#server/storage/tables.ts";
import { createWork } from "#server/work/work.ts";

/** Tries to open the desk from one network: more than anybody needs who has a link. */
const OPENINGS = anHour(10);
/** Where anybody may stand behind an address, there is so many times as much. */
const MANY = 10;

type Given = {
  readonly config: Config;
  readonly database: Database;
  readonly mail: Mail;
  readonly errors: RecentErrors;
  readonly now: () => Date;
  readonly clock: MonotonicClock;
  readonly agreement: Agreement;
  readonly log: Logger;
};

export type Desk = ReturnType<typeof createDesk>;

/** What the desk stands on. Nothing of it knows visitors' lists or rooms. */
export function createDesk({ config, database, mail, errors, now, clock, agreement, log }: Given) {
  const { db } = database;
  const jobs = createDeskJobs(db, now);
  const openings = createNetworkLimit(OPENINGS, clock, { name: "desk openings", agreement });
  return {
    now,
    mail,
    errors,
    database,
    keys: createDeskKeys(db, now),
    actions: createDeskActions(db, now),
    jobs,
    work: createWork(jobs, log),
    messages: createContactMessages(db, now),
    inbox: createInboxRows(db),
    letters: createMailQueueStore(db),
    counts: createCountStore(db),
    newsroom: (): Promise<Newsroom> => openNewsroom({ config, db, now, mail }),
    /** 0 when a key may be tried, else the seconds to wait. */
    mayOpen: ({ address, standsForMany }: Client): Promise<number> =>
      agreement.exactly(() => openings.take(address, { times: standsForMany ? MANY : 1 })),
  };
}
