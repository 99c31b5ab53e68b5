import type { BrowserContext } from "@playwright/test";
import { open } from "#tests/support/on-screen.ts";
import { PAGES_TO_CHECK } from "#tests/support/pages-to-check.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { formFaults } from "./form-faults.ts";
import { lookThrough } from "./visit.ts";

/** Shown by the same screen as another that is always visited: these only in the full matrix. */
const ALIKE: ReadonlySet<string> = new Set([
  "/baby-safety",
  "/education",
  "/baby-clothes",
  "/terms",
  "/privacy",
  "/advertising",
  "/credits",
  "a log",
  "a record",
  "a checklist, for A4",
  "an unknown template",
  "an unknown list",
  "a list in two parts",
  "a list of one name",
  "a list for a year without one",
  "the directory without a result",
  "browsing without a result",
  "a damaged link of a letter",
  "a comparison of eight, by rank, with one on no record",
  "no videos found, one without a player selected",
]);

/** Each kind of page is opened once, and looked at in every way that needs nothing but looking. */
for (const { title, path, given, notFound } of PAGES_TO_CHECK) {
  test(`Everybody can use ${title}, on every device @phone-full${ALIKE.has(title) ? " @full" : ""}`, async ({
    page,
    context,
    server,
    trouble,
  }) => {
    if (notFound) trouble.expect(/status of 404/);
    await given?.(callsOf(context));
    await page.emulateMedia({ reducedMotion: "reduce" });
    const asked = requestsOf(context);
    await open(page, path);
    expect(await formFaults(page)).toEqual([]);
    await lookThrough(page);
    expect(asked.filter((address) => !isOurs(address, server.url))).toEqual([]);
  });
}

function callsOf({ request }: BrowserContext) {
  return async (method: string, path: string, data: unknown) => {
    const answer = await request.fetch(path, { method, data });
    expect(answer.ok(), `${method} ${path}`).toBe(true);
  };
}

function requestsOf(context: BrowserContext): readonly string[] {
  const addresses: string[] = [];
  context.on("request", (request) => addresses.push(request.url()));
  return addresses;
}

function isOurs(address: string, site: string): boolean {
  return new URL(address).origin === site || /^(data|blob):/.test(address);
}
