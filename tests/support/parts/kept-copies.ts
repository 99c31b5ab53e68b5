import type { Page } from "@playwright/test";

/** The pages on this device. */
export function keptPages(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("pages-"));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** The list as the worker last saw it. */
export function keptList(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("answers-"));
    for (const name of names.toReversed()) {
      const found = await (await caches.open(name)).match("/api/saved-names", { ignoreVary: true });
      const list: readonly { readonly nameId: string }[] = (await found?.json()) ?? [];
      if (found !== undefined) return list.map(({ nameId }) => nameId);
    }
    return [];
  });
}

/** The build whose worker has this page: it is the one that keeps it. */
export async function version(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const script = navigator.serviceWorker.controller;
    const names = (await caches.keys()).filter((name) => name.startsWith("pages-"));
    return script === null ? "" : (names.at(-1)?.slice("pages-".length) ?? "");
  });
}

export function isWaiting(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
}

/**
 * Chromium stops a worker that has nothing left to do, so that the next one takes over; but not one that a debugger is
 * attached to, as Playwright is to all: that one may answer nothing more, and its successor waits for ever.
 */
export async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.stopAllWorkers");
  await session.detach();
}

/** The scripts and styles that the worker keeps. */
export function keptFiles(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const name = (await caches.keys()).find((kept) => kept.startsWith("shell-"));
    const requests = name === undefined ? [] : await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith("/assets/"));
  });
}
