import { StartFault } from "#server/start-fault.ts";
import { StorageFault } from "./storage-fault.ts";

/** From one attempt to the next: twice as long each time. */
const PAUSE_MS = { first: 200, longest: 5_000 } as const;

/**
 * Opens storage now, or as soon as it can be. Calls back with the reason, in one sentence, whenever it has to wait.
 * Rejects with what no waiting mends. When the signal is aborted, nothing is tried any more: it resolves with false,
 * once an attempt that is under way has ended, however it has.
 */
export async function openWhenPossible(
  open: () => Promise<void>,
  onWaiting: (reason: string) => void,
  signal: AbortSignal = new AbortController().signal,
  pauseMs: number = PAUSE_MS.first,
): Promise<boolean> {
  if (signal.aborted) return false;
  try {
    await open();
    return !signal.aborted;
  } catch (error) {
    if (signal.aborted) return false;
    if (!mayPass(error)) throw error;
    onWaiting(error.message);
  }
  await pause(pauseMs, signal);
  return openWhenPossible(open, onWaiting, signal, Math.min(2 * pauseMs, PAUSE_MS.longest));
}

/** Ends early when the signal is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

function mayPass(error: unknown): error is StartFault | StorageFault {
  return error instanceof StorageFault || (error instanceof StartFault && error.mayPass);
}
