import { savesData } from "#app/device/saves-data.ts";
import type { ToWorker } from "./messages.ts";

const WORKER = "/sw.js";

/** Registers the worker. A newer one that waits since another visit is let in, if this is the only tab. */
export async function startWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register(WORKER, { updateViaCache: "none" });
  say(registration.waiting, { kind: "take over" });
}

/** Tells the worker that a page is being read; it keeps it. Waits for the first worker to be there. */
export function sayShown(path: string): void {
  if (!("serviceWorker" in navigator)) return;
  const saveData = savesData();
  navigator.serviceWorker.ready.then(
    ({ active }) => say(active, { kind: "shown", path, saveData }),
    () => undefined,
  );
}

function say(worker: ServiceWorker | null, message: ToWorker): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
  worker?.postMessage(message);
}
