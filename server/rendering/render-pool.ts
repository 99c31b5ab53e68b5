import { Piscina } from "piscina";
import type { Logger } from "pino";
import type { PageToRender, Rendered } from "./page-to-render.ts";
import { RenderFault } from "./render-fault.ts";
import { readBegun } from "./thread-begun.ts";

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
  /** A thread that takes longer for a page is ended. */
  readonly limitMs?: number;
  /** So much longer may a page take that comes while a thread begins. */
  readonly beginningMs?: number;
};

/** At some 10 ms a page, who comes last waits for a second. */
const WAITING_PER_THREAD = 100;
const LIMIT_MS = 20_000;
/** A machine that has far too much else to do: ended before they have begun, threads would begin for ever. */
const BEGINNING_MS = 60_000;
const LATE = "late";

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
  beginningMs = BEGINNING_MS,
}: Given): RenderPool {
  const waiting: Job[] = [];
  const running = new Set<AbortController>();
  /** By their numbers, those that have said so; no number comes twice. */
  const haveBegun = new Set<number>();
  let isFull = false;
  let isClosed = false;

  const start = () => {
    const begun = openThreads({ file, threads, workerData });
    begun.on("message", (message) => {
      const thread = readBegun(message);
      if (thread !== undefined) haveBegun.add(thread);
    });
    // What ends a thread that renders nothing, or could not begin; who waits for a page is told by its own rejection.
    begun.on("error", (error) => {
      log.error(error);
      // Piscina begins no other after that, and would let those wait that it has taken meanwhile.
      if (begun === workers && begun.threads.length === 0) for (const job of running) job.abort(error);
    });
    return begun;
  };
  let workers = start();

  /** After a thread could not begin, Piscina begins no other: who comes next gets new ones. */
  const replaceWhereNoneIsLeft = () => {
    if (isClosed || workers.threads.length > 0) return;
    void workers.destroy();
    workers = start();
  };

  const run = async ({ page, resolve, reject }: Job): Promise<void> => {
    replaceWhereNoneIsLeft();
    const ending = new AbortController();
    const isBeginning = workers.threads.some(({ threadId }) => !haveBegun.has(threadId));
    const timer = setTimeout(() => ending.abort(LATE), limitMs + (isBeginning ? beginningMs : 0));
    running.add(ending);
    try {
      resolve(await workers.run(page, { signal: ending.signal }));
    } catch (error) {
      const fault = new RenderFault(ending.signal.reason === LATE ? "late" : "ended", error);
      if (!isClosed) log.error(fault);
      reject(fault);
    } finally {
      clearTimeout(timer);
      running.delete(ending);
      next();
    }
  };

  const next = (): void => {
    if (running.size >= threads) return;
    const job = waiting.shift();
    if (job === undefined) isFull = false;
    else void run(job);
  };

  return {
    threads,
    isIdle: () => running.size === 0 && waiting.length === 0,
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

function openThreads({ file, threads, workerData }: Pick<Given, "file" | "threads" | "workerData">) {
  return new Piscina<PageToRender, Rendered>({
    filename: file.href,
    minThreads: threads,
    maxThreads: threads,
    workerData,
    recordTiming: false,
    // Else a thread waits for the next page without a turn of its event loop, and all that weak references held while a
    // page was rendered stays: 140 kB a page.
    atomics: "disabled",
  });
}
