import { outdated } from "#app/offline/cache-names.ts";
import { FROM_COPY, isToWorker } from "#app/offline/messages.ts";
import { OFFLINE_PATH } from "#app/offline/offline-path.ts";
import { precachePages, keepPage } from "./carry-along.ts";
import { answerRequests, shell } from "./routes.ts";
import { shownFromCopy } from "./strategies.ts";
import { cacheOf, VERSION } from "./this-build.ts";
import { scope } from "./worker-scope.ts";

/** A page that is left may be counted for many seconds on a slow phone. Who gives up waits for the next page. */
const TAKE_OVER_TRIES = 25;
const TAKE_OVER_MS = 1_000;

/** The service worker: pages without a network (docs/decisions/0014). It reads and keeps; it never writes for a visitor. */
scope.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([shell.install(event), keepOfflinePage()]));
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([leaveBehind(), scope.clients.claim()]));
});

scope.addEventListener("message", (event) => {
  const { data, source } = event;
  if (!isToWorker(data)) return;
  switch (data.kind) {
    case "take over":
      return event.waitUntil(takeOver());
    case "shown":
      if (source !== null && shownFromCopy.delete(source.id)) {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of the worker takes none
        return source.postMessage(FROM_COPY);
      }
      // What cannot be fetched now is fetched another time.
      return data.saveData
        ? undefined
        : event.waitUntil(keepForLater(data.path, event).catch(() => undefined));
  }
});

answerRequests();

/** As anybody gets it, without a list: it stands in for any page at any time. */
async function keepOfflinePage(): Promise<void> {
  const page = await fetch(OFFLINE_PATH, { credentials: "omit", cache: "reload" });
  if (!page.ok) throw new Error(`${OFFLINE_PATH} answers ${page.status}.`);
  await (await caches.open(cacheOf("shell"))).put(OFFLINE_PATH, page);
}

async function leaveBehind(): Promise<void> {
  await Promise.all(outdated(await caches.keys(), VERSION).map((name) => caches.delete(name)));
}

/**
 * With one window open, which has just been loaded, there is nobody to be disturbed. The page that was there before it may
 * still be on its way out.
 */
async function takeOver(tries = TAKE_OVER_TRIES): Promise<void> {
  const windows = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.length <= 1) return scope.skipWaiting();
  if (tries <= 1) return;
  await new Promise((resolve) => setTimeout(resolve, TAKE_OVER_MS));
  return takeOver(tries - 1);
}

async function keepForLater(path: string, event: Event): Promise<void> {
  await keepPage(path, event);
  await precachePages(event);
}
