import { performance } from "node:perf_hooks";

export type IdleQueue = {
  /** Does this once nobody waits for anything, after what was added before. What it throws stands in the log. */
  add(job: () => Promise<void>): void;
  /** Nothing more is begun. */
  stop(): void;
};

type Given = {
  /** Whether nobody waits for a page. */
  readonly isIdle: () => boolean;
  readonly log: { readonly error: (error: unknown) => void };
  /** Between two jobs, and before it is looked again whether there is time. */
  readonly pauseMs?: number;
};

const PAUSE_MS = 50;

/** The thread that listens has time while it does less than this share of it. */
const IDLE_SHARE = 0.3;

/** Does one job after the other, as long as nobody asks for anything. */
export function openIdleQueue({ isIdle, log, pauseMs = PAUSE_MS }: Given): IdleQueue {
  const jobs: (() => Promise<void>)[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const lookAgain = (): void => {
    const before = performance.eventLoopUtilization();
    timer = setTimeout(() => {
      const { utilization } = performance.eventLoopUtilization(before);
      if (!isIdle() || utilization >= IDLE_SHARE) return lookAgain();
      void doNext();
    }, pauseMs).unref();
  };

  const doNext = async (): Promise<void> => {
    try {
      await jobs[0]?.();
    } catch (error) {
      if (!isStopped) log.error(error);
    }
    jobs.shift();
    if (jobs.length > 0 && !isStopped) lookAgain();
  };

  return {
    add(job) {
      jobs.push(job);
      if (jobs.length === 1 && !isStopped) lookAgain();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
