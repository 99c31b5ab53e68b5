import { StartFault } from "#server/start-fault.ts";
import { StorageFault } from "./storage-fault.ts";

/** From one attempt to the next: twice as long each time. */
const PAUSE_MS = { first: 200, longest: 5_000 } as const;

/**
 * Opens storage now, or as soon as it can be. Calls back with the reason, in one sentence, whenever it has to wait.
 * Rejects with what no waiting mends.
 */
export function openWhenPossible(
  open: () => Promise<void>,
  onWaiting: (reason: string) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const attempt = (pauseMs: number) => {
      open().then(resolve, (error: unknown) => {
        if (!mayPass(error)) return reject(error);
        onWaiting(error.message);
        setTimeout(() => attempt(Math.min(2 * pauseMs, PAUSE_MS.longest)), pauseMs).unref();
      });
    };
    attempt(PAUSE_MS.first);
  });
}

function mayPass(error: unknown): error is StartFault | StorageFault {
  return error instanceof StorageFault || (error instanceof StartFault && error.mayPass);
}
