import { type BrowserContext, expect } from "@playwright/test";

/** What went wrong in a browser, beside what the test looks at. */
export type Trouble = {
  /** Says that a message of this kind belongs to the test: a failure that it brings about. */
  expect(message: RegExp): void;
  /** Fails if there was any other. */
  assertNone(): void;
};

/** A request that the page itself gave up, by leaving or by asking anew; a script that was not to be loaded without JavaScript. */
const NO_FAILURE: ReadonlySet<string> = new Set(["net::ERR_ABORTED", "csp"]);

/** Playwright says so itself, where playwright.config.ts keeps the worker out. */
const WORKER_KEPT_OUT = /Service Worker registration blocked by Playwright/;

/**
 * Listens to every page of a context for console errors and warnings, exceptions, and requests to the site that fail.
 * A breach of the content security policy and an answer of 400 or more are console errors too.
 */
export function watchForTrouble(context: BrowserContext, site: string): Trouble {
  const found: string[] = [];
  const expected: RegExp[] = [WORKER_KEPT_OUT];

  context.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      found.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (event) => found.push(`exception: ${String(event.error())}`));
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "failed";
    if (request.url().startsWith(site) && !NO_FAILURE.has(reason))
      found.push(`request: ${request.method()} ${request.url()} ${reason}`);
  });

  return {
    expect: (message) => void expected.push(message),
    assertNone() {
      const unexpected = found.filter((text) => !expected.some((message) => message.test(text)));
      expect(unexpected, "no errors in the console, no exceptions, no failed requests").toEqual([]);
    },
  };
}
