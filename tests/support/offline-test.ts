import type { Page } from "@playwright/test";
import { open } from "./on-screen.ts";
import { expect, test as siteTest } from "./site-test.ts";
import { type Front, startFront } from "./servers/start-front.ts";

/** With the service worker, and with a proxy before the server that can fail. */
export const offlineTest = siteTest.extend<{ readonly front: Front; readonly failures: undefined }>({
  failures: [
    async ({ trouble }, use) => {
      trouble.expect(/ERR_(FAILED|EMPTY_RESPONSE|CONNECTION_\w+|INTERNET_DISCONNECTED|SOCKET_NOT_CONNECTED)/);
      await use(undefined);
    },
    { auto: true },
  ],
  front: async ({ server }, use) => {
    const front = await startFront(server.url);
    await use(front);
    await front.stop();
  },
  baseURL: async ({ front }, use) => use(front.url),
  serviceWorkers: "allow",
});

/** Waits until the worker has a copy of the page. */
export async function expectCopyOf(page: Page, path: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() =>
      page.evaluate(async (at) => (await caches.match(at, { ignoreVary: true })) !== undefined, path),
    )
    .toBe(true);
}

/** Opens a first page, and waits until the worker has all that it means to keep. */
export async function openAndKeep(page: Page, path: string): Promise<void> {
  await open(page, path);
  const hasAll = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const copy = names.find((name) => name.startsWith("copy-"));
      if (copy === undefined || navigator.serviceWorker.controller === null) return false;
      return (await (await caches.open(copy)).match("/offline/names.json")) !== undefined;
    });
  // A worker begins when the page has nothing else to do, and fetches a good deal.
  await expect.poll(hasAll, { timeout: 60_000 }).toBe(true);
}

/** Opens the home page, waits until the worker has all that it means to keep, and takes the network away. */
export async function openAndGoOffline(page: Page, front: Front): Promise<void> {
  await openAndKeep(page, "/");
  front.down = true;
}
