import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { HYDRATED } from "#app/head/hydrated.ts";

/** Opens a page and waits until React has taken it over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await listens(page);
}

/** Waits until the page's scripts run. Not by expect, which writes down the accessible tree of the whole page at each look. */
export async function listens(page: Page): Promise<void> {
  await page.locator(`html[${HYDRATED}]`).waitFor({ state: "attached" });
}

/** Waits until React has taken over this part, too: what it waits for is hydrated after the rest of the page. */
export async function partListens(part: Locator): Promise<void> {
  await expect
    .poll(() =>
      part.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__reactProps"))),
    )
    .toBe(true);
}

/** No script comes before what this gives is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The cards of the grid: generated names, or what the search has found. */
export function cards(page: Page): Locator {
  return page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) })
    .filter({ has: page.getByRole("button", { name: /^(Save Name: |Saved! )/ }) });
}

/** The names on the cards, in their order. */
export function namesOn(found: Locator): Promise<readonly string[]> {
  return found.getByRole("heading", { level: 3 }).allInnerTexts();
}

export function saveButton(page: Page, name: string): Locator {
  return page
    .getByRole("main")
    .getByRole("button", { name: `Save Name: ${name}`, exact: true })
    .first();
}

export function savedButton(page: Page, name: string): Locator {
  return page
    .getByRole("main")
    .getByRole("button", { name: new RegExp(`^Saved!( waiting for network\\.)? Remove ${name}$`) })
    .first();
}

/** The button of a gender. Beside a search on a phone it stands with the filters, which are then opened. */
export async function genderButton(page: Page, label: string): Promise<Locator> {
  const button = page.getByRole("button", { name: label, includeHidden: true });
  if (!(await button.isVisible())) await page.locator("#finder summary").first().click();
  return button;
}

export function searchField(page: Page): Locator {
  return page.getByLabel("Search names");
}

/** The number beside the ribbon in the header. */
export function savedCount(page: Page): Locator {
  return page.getByRole("banner").getByRole("link", { name: /^Saved names: \d+$/ });
}

export function savedSection(page: Page): Locator {
  return page.getByRole("region", { name: "Saved Names" });
}

export function notifications(page: Page): Locator {
  return page.getByRole("region", { name: /^Notifications/ });
}

export function toast(page: Page): Locator {
  return notifications(page).locator("li");
}

/** Saves names without the screen, the last given on top of the list. */
export async function saveByCall(context: BrowserContext, ...nameIds: readonly string[]): Promise<void> {
  for (const nameId of nameIds) {
    const answer = await context.request.post("/api/saved-names", { data: { nameId } });
    expect(answer.ok(), `saving ${nameId}`).toBe(true);
  }
}

type Kept = { readonly nameId: string; readonly note: string };

/** The ids that the server keeps for this browser, in its order. */
export async function keptFor(context: BrowserContext): Promise<readonly string[]> {
  return (await listFor(context)).map(({ nameId }) => nameId);
}

export async function keptNotes(context: BrowserContext): Promise<readonly string[]> {
  return (await listFor(context)).map(({ note }) => note);
}

async function listFor(context: BrowserContext): Promise<readonly Kept[]> {
  return (await context.request.get("/api/saved-names")).json();
}

/** The calls that the page makes from now on, as "GET /api/…". */
export function callsOf(page: Page, wanted: string): readonly string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith(wanted)) calls.push(`${request.method()} ${pathname}${search}`);
  });
  return calls;
}
