import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";

/** The parts of the page on which two choose together. */
export const cards = (page: Page) => page.getByRole("region", { name: "Names to rate" });
export const likes = (page: Page) => page.getByRole("region", { name: /^Your likes/ });
export const matches = (page: Page) => page.getByRole("region", { name: "Names you both like" });
export const duels = (page: Page) => page.getByRole("region", { name: "Down to one" });
export const card = (page: Page) => cards(page).getByRole("heading", { level: 2 });

/** Goes to a step: one of the wizard's, or of the whole way to a name. */
export async function toStep(page: Page, step: "1 Your likes" | "2 Send" | "Decide"): Promise<void> {
  const way = page.getByRole("navigation", { name: step === "Decide" ? "Choosing a name" : "Steps" });
  await way.getByRole("link", { name: step, exact: true }).click();
}

export const press = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).click();

/** Presses the button that makes a link, and reads it. */
export async function linkOf(page: Page, button: string, field = "The link"): Promise<string> {
  await press(page, button);
  const input = page.getByLabel(field, { exact: true });
  await expect(input).toHaveValue(/\/together#/);
  return input.inputValue();
}

/** Goes on to sending, and reads the link that is sent. */
export async function sendLink(page: Page): Promise<string> {
  await toStep(page, "2 Send");
  return linkOf(page, "Send to your partner");
}

type Opinion = { readonly liked: ReadonlySet<string>; readonly loved: ReadonlySet<string> };

/** Goes through the cards as somebody would who likes and loves these ids, until the matches are there; says how many it were. */
export async function judgeAll(page: Page, { liked, loved }: Opinion): Promise<number> {
  const toMatches = cards(page).getByRole("link", { name: "See what you both like" });
  const no = cards(page).getByRole("button", { name: "No", exact: true });
  let seen = 0;
  for (;;) {
    await expect(card(page).or(matches(page)).first()).toBeVisible();
    if (await matches(page).isVisible()) return seen;
    // What the other device sends may put the matches in the card's place in this moment.
    const name = (await card(page).allInnerTexts())[0]?.toLowerCase();
    if (name === undefined) continue;
    if (await no.isHidden()) {
      if (await toMatches.isVisible()) await clickUnless(toMatches, matches(page));
      else await press(page, "Ten more names");
      continue;
    }
    seen++;
    expect(seen).toBeLessThan(60);
    const key = loved.has(name) ? "3" : liked.has(name) ? "2" : "1";
    await no.press(key);
    await expect(card(page).filter({ hasText: new RegExp(`^${name}$`, "i") })).toBeHidden();
  }
}

/** Clicks what something else may replace in this moment. */
async function clickUnless(link: Locator, replaced: Locator): Promise<void> {
  await link.click({ timeout: 5000 }).catch(async (error: unknown) => {
    if (!(await replaced.isVisible())) throw error;
  });
}

/** Answers until nothing is asked any more, always for the first or the last of the alphabet. */
export async function answerAll(page: Page, wanted: "first" | "last"): Promise<void> {
  const pair = duels(page).getByRole("group", { name: "Which one?" }).getByRole("button", { name: /“/ });
  for (let asked = 0; asked < 48; asked++) {
    await expect(duels(page).getByRole("button").first()).toBeVisible();
    const [one, other] = await pair.allInnerTexts();
    if (one === undefined || other === undefined) return;
    await pair.nth(one > other === (wanted === "last") ? 0 : 1).click();
  }
}

/** A browser of another person. Its console is not watched: it is without a network for a while. */
export function another(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  return browser.newContext(options);
}

/** For the worker of a browser to fetch the whole build, while other journeys run beside it. */
const KEPT_WITHIN_MS = 60_000;

/** Waits until the worker has all that the page needs without a network. */
export async function keep(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      const copy = await caches.match("/offline/names.json");
      const tool = await caches.match("/together", { ignoreVary: true });
      return copy !== undefined && tool !== undefined && navigator.serviceWorker.controller !== null;
    });
  await expect.poll(isKept, { timeout: KEPT_WITHIN_MS }).toBe(true);
}

/** Everything that a browser sends, to be looked through afterwards. */
export function listen(context: BrowserContext): readonly string[] {
  const sent: string[] = [];
  context.on("request", (request) =>
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`),
  );
  return sent;
}

/**
 * Nothing of it tells a name, an id or what stands in a link. Sealed packets are left out: a thousand letters at random hold
 * "ivy" now and then.
 */
export function expectSilence(sent: readonly string[], names: readonly string[]): void {
  const own = sent
    .filter((each) => !each.includes("/assets/"))
    .map((each) => each.replace(/\{"blob":"[\w-]+"\}$/, ""))
    .join("\n");
  for (const name of names) expect(own.toLowerCase()).not.toContain(name);
  expect(own).not.toMatch(/[?#](t|r|o)=|%23/);
}
