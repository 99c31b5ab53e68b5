import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { z } from "zod";
import type { PostgresLine } from "#server/storage/postgres-line.ts";
import { storedSecret } from "#server/storage/stored-secrets.ts";
import type { Queries } from "#server/storage/tables.ts";
import { inParts } from "./in-parts.ts";
import { type SealedNews, sealedBy } from "./sealed-news.ts";
import { TURN_PATIENCE_MS } from "./siblings.ts";

/** The processes of this site on other machines, which share its PostgreSQL. */
export type Neighbors = {
  /** A random text that all machines have; undefined while storage is away. */
  salt(): string | undefined;
  /** How many processes there are on other machines. */
  count(): number;
  /** Tells those on other machines, soon; while storage is away nobody hears it. */
  tell(news: News): void;
  hear(listener: (news: News) => void): void;
  /**
   * Runs something while no process of any machine runs such a thing, and after all has been heard that those told that ran
   * theirs before; then tells all processes, those of this machine too, its news. When the turn does not come within a second,
   * or storage is away, it runs all the same.
   */
  inTurn<Result>(work: () => Result, newsOf: () => News): Promise<Result>;
  /** Once storage is open. */
  open(): Promise<void>;
  stop(): void;
};

export type News = readonly unknown[];

/** Of a site on one machine. */
export const NO_NEIGHBORS: Neighbors = {
  salt: () => undefined,
  count: () => 0,
  tell: () => {},
  hear: () => {},
  inTurn: async (work) => work(),
  open: async () => {},
  stop: () => {},
};

/** No machine's name. */
const NOBODY = "";
const CHANNEL = "namekin_neighbors";
/** Of the advisory lock; any number that nothing else in this database takes. */
const LOCK = 7_311_806_402;
/** Who has gone is noticed so late; who comes says so. */
const COUNT_EACH_MS = 60_000;
/** When storage is just back, a first question may still fail. */
const GREET_AGAIN_MS = 500;

const message = z.discriminatedUnion("kind", [
  /** A process is there. */
  z.object({ kind: z.literal("here") }),
  /** For all other processes, or for those alone that are not of this machine. */
  z.object({ kind: z.literal("news"), by: z.string(), notFor: z.string(), news: z.array(z.unknown()) }),
  /** Whoever hears its own has heard all that was told before. */
  z.object({ kind: z.literal("mark"), mark: z.string() }),
]);
type Message = z.output<typeof message>;

type Given = {
  readonly db: Queries;
  readonly line: PostgresLine;
  /** The processes of this machine have it in common, and no others. */
  readonly machine: string;
  readonly patienceMs?: number;
};

/** How a session of the line is named: the count goes by it. */
export const lineName = (machine: string): string => `namekin on ${machine}`;

/** Neighbors that speak through PostgreSQL: notify, listen and an advisory lock. */
export function createNeighbors({ db, line, machine, patienceMs = TURN_PATIENCE_MS }: Given): Neighbors {
  const thisProcess = randomUUID();
  const listeners: ((news: News) => void)[] = [];
  const marks = new Map<string, () => void>();
  const asked: { readonly run: () => News }[] = [];
  let sealed: SealedNews | undefined;
  let salt: string | undefined;
  let others = 0;
  let isTurning = false;
  let timer: NodeJS.Timeout | undefined;
  let greetingAgain: NodeJS.Timeout | undefined;

  const notify = async (queries: Queries, messages: readonly Message[]): Promise<void> => {
    const { seal } = sealed ?? {};
    if (seal === undefined || messages.length === 0) return;
    const texts = messages.map((each) => seal(JSON.stringify(each)));
    await sql`select pg_notify(${CHANNEL}, text) from unnest(${texts}::text[]) as told (text)`.execute(
      queries,
    );
  };
  const notifySoon = (messages: readonly Message[]) => void notify(db, messages).catch(() => undefined);
  const newsOf = (news: News, notFor: string): readonly Message[] =>
    inParts(news).map((part) => ({ kind: "news", by: thisProcess, notFor, news: [...part] }));

  const recount = async (): Promise<void> => {
    const { rows } = await sql<{ count: string }>`select count(*) from pg_stat_activity
      where datname = current_database() and application_name like ${lineName("%")}
      and application_name <> ${lineName(machine)}`.execute(db);
    others = Number(rows[0]?.count ?? 0);
  };
  const recountSoon = () => void recount().catch(() => undefined);
  /** Counts the others and is counted by them. What is lost here would be missed until the next count: so it is tried again. */
  const greet = async (): Promise<void> => {
    clearTimeout(greetingAgain);
    try {
      await recount();
      await notify(db, [{ kind: "here" }]);
    } catch {
      if (line.isUp()) greetingAgain = setTimeout(() => void greet(), GREET_AGAIN_MS).unref();
    }
  };

  line.hear(CHANNEL, {
    heard(payload) {
      const text = sealed?.open(payload);
      const heard = text === undefined ? undefined : message.safeParse(JSON.parse(text)).data;
      if (heard?.kind === "mark") marks.get(heard.mark)?.();
      if (heard?.kind === "here") recountSoon();
      if (heard?.kind !== "news" || heard.by === thisProcess || heard.notFor === machine) return;
      listeners.forEach((listener) => listener(heard.news));
    },
    begun: () => void greet(),
  });

  /** Until all has been heard that was told before. */
  const catchUp = async (): Promise<void> => {
    const mark = randomUUID();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const patience = setTimeout(() => reject(new Error("Nothing was heard.")), patienceMs);
    marks.set(mark, resolve);
    try {
      await Promise.all([notify(db, [{ kind: "mark", mark }]), promise]);
    } finally {
      clearTimeout(patience);
      marks.delete(mark);
    }
  };
  const runAsked = (): News => asked.splice(0).flatMap(({ run }) => run());
  /** Turns, one after the other, for as long as something is asked for. */
  const takeTurns = async (): Promise<void> => {
    isTurning = asked.length > 0;
    if (!isTurning) return;
    try {
      if (!line.isUp()) throw new Error("Nobody is heard.");
      await db.transaction().execute(async (transaction) => {
        await sql`select set_config('lock_timeout', ${String(patienceMs)}, true)`.execute(transaction);
        await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
        await catchUp();
        // Told when the lock is given back: whoever is next hears it first.
        await notify(transaction, newsOf(runAsked(), NOBODY));
      });
    } catch {
      notifySoon(newsOf(runAsked(), NOBODY));
    }
    return takeTurns();
  };

  return {
    salt: () => salt,
    count: () => others,
    tell: (news) => notifySoon(newsOf(news, machine)),
    hear: (listener) => void listeners.push(listener),
    inTurn<Result>(work: () => Result, newsAfter: () => News) {
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      let hasRun = false;
      const run = (): News => {
        if (hasRun) return [];
        hasRun = true;
        clearTimeout(patience);
        try {
          resolve(work());
          return newsAfter();
        } catch (error) {
          reject(error);
          return [];
        }
      };
      const patience = setTimeout(() => notifySoon(newsOf(run(), NOBODY)), patienceMs);
      asked.push({ run });
      if (!isTurning) void takeTurns();
      return promise;
    },
    async open() {
      salt = await storedSecret(db, "neighbors");
      sealed = sealedBy(salt);
      await greet();
      timer = setInterval(recountSoon, COUNT_EACH_MS).unref();
    },
    stop() {
      clearInterval(timer);
      clearTimeout(greetingAgain);
    },
  };
}
