import { performance } from "node:perf_hooks";

type Given = {
  readonly paths: readonly string[];
  /** Makes one page, unless it is there already. */
  readonly make: (path: string) => Promise<void>;
  /** Whether nobody waits for a page. */
  readonly isIdle: () => boolean;
  readonly log: { readonly error: (error: unknown) => void };
  /** Between two pages, and before it is looked again whether there is time. */
  readonly pauseMs?: number;
};

const PAUSE_MS = 50;

/** The thread that listens has time while it does less than this share of it. */
const IDLE_SHARE = 0.3;

/**
 * Makes pages that nobody has asked for yet, one after the other, as long as nobody asks for anything else. Ends with the
 * first that fails: what is wrong will be wrong with the next. Gives what ends it before.
 */
export function makeAhead({ paths, make, isIdle, log, pauseMs = PAUSE_MS }: Given): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const lookAt = (place: number): void => {
    const path = paths[place];
    if (path === undefined || isStopped) return;
    const before = performance.eventLoopUtilization();
    timer = setTimeout(() => {
      const { utilization } = performance.eventLoopUtilization(before);
      if (!isIdle() || utilization >= IDLE_SHARE) return lookAt(place);
      make(path).then(
        () => lookAt(place + 1),
        (error: unknown) => isStopped || log.error(error),
      );
    }, pauseMs).unref();
  };

  lookAt(0);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
