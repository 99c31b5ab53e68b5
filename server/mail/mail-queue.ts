import type { Logger } from "pino";
import type { LetterKind } from "#server/storage/tables.ts";
import type { QueuedLetter, MailQueueStore } from "#server/storage/mail-queue-store.ts";
import type { Letter, MailTransport } from "./letter.ts";

const MINUTE_MS = 60_000;
/** Longer than a mail server may take: meanwhile no other process sends the same letter. */
const TAKEN_MS = 5 * MINUTE_MS;
const LONGEST_PAUSE_MS = 6 * 60 * MINUTE_MS;
/** With pauses that double from a minute to six hours: about three days. */
const MOST_ATTEMPTS = 20;

/** What is particular to a kind of letter. */
export type LetterHandler = {
  /** undefined when the letter is no longer called for. */
  readonly compose: (about: string) => Promise<Letter | undefined>;
  readonly sent: (about: string) => Promise<void>;
};

type MailQueue = {
  /** Sends what is due, soon and one after another; whoever calls does not wait for it. */
  nudge(): void;
  /** Looks once a minute, beginning now: what an earlier process left, and what did not go out at first. */
  start(): void;
  /** Resolves when the letter in hand is settled. */
  stop(): Promise<void>;
};

type Given = {
  readonly letters: MailQueueStore;
  readonly transport: MailTransport;
  readonly handlers: Readonly<Record<LetterKind, LetterHandler>>;
  readonly now: () => Date;
  readonly log: Logger;
};

/** Sends single letters beside the requests that ask for them. They wait in the database, so none is lost. */
export function createMailQueue({ letters, transport, handlers, now, log }: Given): MailQueue {
  let working: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const later = (ms: number) => new Date(now().getTime() + ms);

  const sendOne = async (waiting: QueuedLetter): Promise<void> => {
    const { kind, about, attempts } = waiting;
    const { compose, sent } = handlers[kind];
    const letter = await compose(about);
    if (letter === undefined) return letters.remove(waiting);
    const outcome = await transport.send(letter);
    // What the server said to a refusal may hold the address.
    log.info({ letter: kind, outcome: outcome.kind, attempts, ...reasonOf(outcome) });
    if (outcome.kind === "sent") await sent(about);
    if (outcome.kind !== "unsent" || attempts >= MOST_ATTEMPTS) return letters.remove(waiting);
    await letters.postpone(waiting, later(Math.min(MINUTE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS)));
  };

  const sendAll = async (): Promise<void> => {
    const waiting = stopped ? undefined : await letters.take(now(), later(TAKEN_MS));
    if (waiting === undefined) return;
    await sendOne(waiting);
    await sendAll();
  };

  const nudge = () => {
    if (stopped) return;
    again = true;
    working ??= work();
  };

  const work = async (): Promise<void> => {
    // Not before the answer has gone out to whoever asked.
    await new Promise((resolve) => setImmediate(resolve));
    again = false;
    try {
      await sendAll();
    } catch (error) {
      log.error(error);
    }
    working = undefined;
    if (again) nudge();
  };

  return {
    nudge,
    start() {
      nudge();
      timer = setInterval(nudge, MINUTE_MS).unref();
    },
    async stop() {
      stopped = true;
      clearInterval(timer);
      await working;
    },
  };
}

function reasonOf(outcome: Awaited<ReturnType<MailTransport["send"]>>): object {
  return outcome.kind === "unsent" ? { reason: outcome.reason } : {};
}
