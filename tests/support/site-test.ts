import { type BrowserContext, type BrowserContextOptions, test as base } from "@playwright/test";
import { type RunningServer, startServer } from "./servers/start-server.ts";
import { type Trouble, watchForTrouble } from "./watch-for-trouble.ts";

type Fixtures = {
  /** What may go wrong in this test; anything else in the console fails it. */
  readonly trouble: Trouble;
  /** Another browser, with cookies and storage of its own, watched like the first. */
  readonly anotherBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>;
};

/** For test.use, where movement is the subject: `npm test` shows the site to somebody who wants none (playwright.config.ts). */
export const MOVING = { contextOptions: { reducedMotion: "no-preference" } } as const;

/** Playwright's test on the production server: one server a worker, and no page may complain in its console. */
export const test = base.extend<Fixtures, { readonly server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  trouble: [
    async ({ context, server }, use) => {
      const trouble = watchForTrouble(context, server.url);
      await use(trouble);
      trouble.assertNone();
    },
    { auto: true },
  ],
  anotherBrowser: async ({ browser, server, trouble: _first, contextOptions }, use) => {
    const opened: { readonly context: BrowserContext; readonly trouble: Trouble }[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...contextOptions, baseURL: server.url, ...options });
      opened.push({ context, trouble: watchForTrouble(context, server.url) });
      return context;
    });
    for (const { context, trouble } of opened) {
      trouble.assertNone();
      await context.close();
    }
  },
});

export { expect } from "@playwright/test";
