import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import type { DeskJobs } from "#server/storage/desk/desk-jobs.ts";

/** Tells how far the work is. */
export type Tick = (done: number, total: number) => void;

/** Work that takes longer than a request may. What it returns is kept as JSON; it ends early when the signal says so. */
export type Job = (tick: Tick, signal: AbortSignal) => Promise<unknown>;

/** A sign of life, well within the time after which work counts as ended. */
const SIGN_MS = 5_000;
/** A letter in hand may hold up the end of the process so long. */
const PATIENCE_MS = 3_000;

export type Work = {
  /** Begins a job of this name; undefined while one goes on, in whichever process. `ended` never rejects. */
  begin(name: string, job: Job): Promise<{ readonly ended: Promise<void> } | undefined>;
  /** Breaks off what runs in this process, and waits for it, but not long. */
  stop(): Promise<void>;
};

/** Runs long work beside the requests, and writes down for all processes how far it is and how it ended. */
export function createWork(jobs: DeskJobs, log: Pick<Logger, "error">): Work {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();

  const run = async (name: string, id: string, job: Job): Promise<void> => {
    let [done, total] = [0, 0];
    const note = () => void jobs.note(name, id, done, total).catch((error: unknown) => log.error(error));
    const sign = setInterval(note, SIGN_MS).unref();
    const tick: Tick = (...now) => {
      [done, total] = now;
    };
    try {
      const outcome = await job(tick, stopping.signal);
      await jobs.note(name, id, done, total);
      await jobs.end(name, id, JSON.stringify(outcome));
    } catch (error) {
      log.error(error);
      await jobs.end(name, id).catch((fault: unknown) => log.error(fault));
    } finally {
      clearInterval(sign);
    }
  };

  return {
    async begin(name, job) {
      const id = stopping.signal.aborted ? undefined : await jobs.begin(name);
      if (id === undefined) return undefined;
      const ended = run(name, id, job);
      running.add(ended);
      void ended.finally(() => running.delete(ended));
      return { ended };
    },
    async stop() {
      stopping.abort();
      await Promise.race([Promise.all(running), delay(PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}
