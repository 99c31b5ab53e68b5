import { Piscina } from "piscina";
import type { Logger } from "pino";
import type { PageToRender, Rendered } from "./page-to-render.ts";
import { RenderFault } from "./render-fault.ts";

/** Renders pages in threads. */
export type RenderPool = {
  /**
   * Rejects with a RenderFault: at once when too many wait; when it takes too long, or its thread ends; when the signal
   * says, while it still waits, that nobody wants it any more.
   */
  render(page: PageToRender, signal?: AbortSignal): Promise<Rendered>;
  /** Whether no page is rendered and none waits. */
  isIdle(): boolean;
  readonly threads: number;
  /** Ends the threads; what they render is lost. */
  close(): Promise<void>;
};

type Given = {
  /** The program of a thread: its default export is called with each page. */
  readonly file: URL;
  readonly threads: number;
  /** What each thread is begun with. */
  readonly workerData: unknown;
  readonly log: Pick<Logger, "error" | "warn">;
  /** So many pages may wait for a thread. */
  readonly mostWaiting?: number;
  /** A thread that takes longer for a page, its own start included, is ended. */
  readonly limitMs?: number;
};

/** At some 30 ms a page, who comes last waits for three seconds. */
const WAITING_PER_THREAD = 100;
const LIMIT_MS = 20_000;

type Job = {
  readonly page: PageToRender;
  readonly resolve: (rendered: Rendered) => void;
  readonly reject: (fault: RenderFault) => void;
};

export function openRenderPool({
  file,
  threads,
  workerData,
  log,
  mostWaiting = threads * WAITING_PER_THREAD,
  limitMs = LIMIT_MS,
}: Given): RenderPool {
  const start = () => openThreads({ file, threads, workerData, log });
  let workers = start();
  const waiting: Job[] = [];
  let running = 0;
  let isFull = false;
  let isClosed = false;

  /** After a thread could not begin, Piscina begins no other: who comes next gets new ones. */
  const replaceWhereNoneIsLeft = () => {
    if (isClosed || workers.threads.length > 0) return;
    void workers.destroy();
    workers = start();
  };

  const run = async ({ page, resolve, reject }: Job): Promise<void> => {
    replaceWhereNoneIsLeft();
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), limitMs);
    running += 1;
    try {
      resolve(await workers.run(page, { signal: late.signal }));
    } catch (error) {
      const fault = new RenderFault(late.signal.aborted ? "late" : "ended", error);
      if (!isClosed) log.error(fault);
      reject(fault);
    } finally {
      clearTimeout(timer);
      running -= 1;
      next();
    }
  };

  const next = (): void => {
    if (running >= threads) return;
    const job = waiting.shift();
    if (job === undefined) isFull = false;
    else void run(job);
  };

  return {
    threads,
    isIdle: () => running === 0 && waiting.length === 0,
    async render(page, signal) {
      if (isClosed) throw new RenderFault("ended");
      if (signal?.aborted === true) throw new RenderFault("left");
      if (waiting.length >= mostWaiting) {
        if (!isFull) log.warn(`${mostWaiting} pages wait to be rendered: others are answered 503.`);
        isFull = true;
        throw new RenderFault("busy");
      }
      return new Promise<Rendered>((resolve, reject) => {
        const job = { page, resolve, reject };
        waiting.push(job);
        signal?.addEventListener("abort", () => {
          const place = waiting.indexOf(job);
          if (place === -1) return;
          waiting.splice(place, 1);
          reject(new RenderFault("left"));
        });
        next();
      });
    },
    async close() {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(new RenderFault("ended"));
      await workers.destroy();
    },
  };
}

function openThreads({
  file,
  threads,
  workerData,
  log,
}: Pick<Given, "file" | "threads" | "workerData" | "log">) {
  const workers = new Piscina<PageToRender, Rendered>({
    filename: file.href,
    minThreads: threads,
    maxThreads: threads,
    workerData,
    recordTiming: false,
  });
  // What ends a thread that renders nothing; who waits for a page is told by its own rejection.
  workers.on("error", (error) => log.error(error));
  return workers;
}
