import type { Browser, BrowserContext, Page } from "@playwright/test";
import { another, keep, listen } from "#tests/support/choosing.ts";
import { open, saveByCall } from "#tests/support/on-screen.ts";
import type { Front } from "#tests/support/servers/start-front.ts";

type First = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly browser: Browser;
  readonly front: Front;
};

/**
 * The phones of two people, who have both opened the site once; since then there is no network.
 * The first has saved these names. What each sends is listened to.
 */
export async function twoPhones({ page, context, browser, front }: First, saved: readonly string[]) {
  const other = await another(browser, { baseURL: front.url, serviceWorkers: "allow" });
  const partner = await other.newPage();
  await saveByCall(context, ...saved);
  const [sent, sentByPartner] = [listen(context), listen(other)];
  await open(page, "/");
  await open(partner, "/");
  await Promise.all([keep(page), keep(partner)]);
  front.down = true;
  return { other, partner, sent, sentByPartner };
}
