import type { BrowserContext, Locator, Page } from "@playwright/test";
import { open } from "../support/on-screen.ts";
import { expect, test } from "../support/site-test.ts";

const PLAYER_HOST = "https://www.youtube-nocookie.com";
const PLATFORM = "https://www.youtube.com";

test("Nothing comes from elsewhere until the visitor asks; then the player does, and leaves again @phone", async ({
  page,
  context,
  server,
}) => {
  const foreign = await answerForeign(context, server.url);
  await open(page, "/blog");
  await page.getByRole("contentinfo").getByRole("link", { name: "Videos" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Educational Parenting Videos" })).toBeVisible();
  await expect(player(page).getByText("Video Topic Selected")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back", exact: true })).toHaveCount(0);
  const film = page.locator("iframe");
  await expect(film).toBeHidden();
  await expect(film).not.toHaveAttribute("src");
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState("networkidle");
  expect(foreign).toEqual([]);

  const watch = player(page).getByRole("button", { name: "Watch here" });
  await watch.click();
  await expect(film).toBeVisible();
  const address = new URL((await film.getAttribute("src")) ?? "");
  expect(address.origin).toBe(PLAYER_HOST);
  expect(address.searchParams.has("autoplay")).toBe(false);
  await expect(page.frameLocator("iframe").getByText("A player")).toBeVisible();
  expect(foreign).toEqual([address.href]);

  await library(page, "Why answering your baby shapes the brain").click();
  await expect(film).toBeHidden();
  await watch.click();
  await expect(film).toBeVisible();
  await player(page).getByRole("button", { name: "Close the player" }).click();
  await expect(film).toBeHidden();
  await expect(watch).toBeFocused();
  expect(foreign).toHaveLength(2);
  expect(foreign.every((asked) => asked.startsWith(`${PLAYER_HOST}/embed/`))).toBe(true);
});

test("The play button opens the platform's results in a new tab, and says so", async ({
  page,
  context,
  server,
}) => {
  const foreign = await answerForeign(context, server.url);
  await open(page, "/videos?video=safe-sleep");
  await expect(player(page).getByRole("button", { name: "Watch here" })).toHaveCount(0);
  await expect(player(page).getByRole("link", { name: /^Watch on YouTube/ })).toHaveCount(0);
  await expect(player(page).getByText("No source that we trust names this film’s place")).toBeVisible();
  const opened = context.waitForEvent("page");
  await player(page).getByRole("link", { name: "Find it on YouTube (opens in a new tab)" }).click();
  const results = new URL((await opened).url());
  expect(`${results.origin}${results.pathname}`).toBe(`${PLATFORM}/results`);
  expect(results.searchParams.get("search_query")).toBe(
    "NICHD Safe Infant Sleep for Grandparents pediatric educational",
  );
  expect(foreign).toEqual([results.href]);
  await expect(page).toHaveURL("/videos?video=safe-sleep");
});

test("A card, its play area and the library each select a video and lead to the player @phone", async ({
  page,
}) => {
  await open(page, "/videos");
  await expect(selectedTitle(page)).toHaveText("How early experiences build a baby’s brain");
  await expect(highlighted(page)).toHaveCount(1);

  await card(page, "Starting solid foods").getByRole("link").click();
  await expectSelected(page, "Starting solid foods", "/videos?video=starting-solids");
  await expect(player(page).getByText("This is a topic and no single film")).toBeVisible();

  // The upper part of a card is its play area.
  await card(page, "A deep latch").click({ position: { x: 80, y: 60 } });
  await expectSelected(page, "A deep latch that does not hurt", "/videos?video=latch");
  await expect(player(page).getByText("Its maker lets it be shown where nothing is earned.")).toBeVisible();

  await library(page, "When a baby is choking").click();
  await expectSelected(page, "When a baby is choking", "/videos?video=choking");
  await expect(player(page).getByText("made in the United Kingdom")).toBeVisible();
  await expect(player(page).getByRole("link", { name: "Call 911" })).toHaveAttribute("href", "tel:911");

  await page.goBack();
  await expect(selectedTitle(page)).toHaveText("A deep latch that does not hurt");
  await page.reload();
  await expect(selectedTitle(page)).toHaveText("A deep latch that does not hurt");
  await expect(highlighted(page)).toContainText("A deep latch");
});

test("The page glides to the player a moment after the choice, by keyboard too, and jumps if gliding is unwelcome", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/videos");
  const solids = card(page, "Starting solid foods").getByRole("link");
  await solids.scrollIntoViewIfNeeded();
  const soonAfter = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const place = () => document.querySelector("#player")?.getBoundingClientRect().top ?? 0;
        addEventListener("click", () => setTimeout(() => resolve(place()), 50), {
          capture: true,
          once: true,
        });
      }),
  );
  await solids.click();
  expect(await soonAfter).toBeLessThan(-200);
  await expectSelected(page, "Starting solid foods", "/videos?video=starting-solids");

  await page.emulateMedia({ reducedMotion: "reduce" });
  const pause = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let chosen = Number.NaN;
        addEventListener("click", () => (chosen = performance.now()), true);
        document
          .querySelector("#player")
          ?.addEventListener("focus", () => resolve(performance.now() - chosen));
      }),
  );
  await library(page, "Safe sleep").press("Enter");
  expect(await pause).toBeGreaterThanOrEqual(99);
  await expect(selectedTitle(page)).toHaveText(/^Safe sleep/);
  expect((await player(page).boundingBox())?.y).toBeLessThan(120);
});

test("Search looks at titles alone, the category must fit too, and the selected video stays", async ({
  page,
}) => {
  await open(page, "/videos?video=latch");
  const field = page.getByRole("searchbox", { name: "Search by title" });
  await field.pressSequentially("BABY", { delay: 20 });
  await expect(page).toHaveURL("/videos?q=BABY&video=latch");
  await expect(cards(page)).toHaveCount(5);
  await expect(page.getByText("5 of 10 videos")).toBeVisible();
  // Both before the page has followed the first.
  await page.evaluate(() => {
    for (const button of ['.chip[value="safety"]', ".vid-search button"]) {
      document.querySelector<HTMLElement>(button)?.click();
    }
  });
  await expect(page).toHaveURL("/videos?q=BABY&category=safety&video=latch");
  await expect(cards(page)).toHaveCount(2);
  await expect(category(page, "Baby Safety")).toHaveAttribute("aria-pressed", "true");
  await expect(selectedTitle(page)).toHaveText("A deep latch that does not hurt");

  // In a description, and in no title.
  await field.fill("grandparents");
  await expect(page.getByRole("heading", { name: "No videos found" })).toBeVisible();
  await expect(page.getByText("Try adjusting your search criteria")).toBeVisible();
  await page.getByRole("link", { name: "Show all videos" }).click();
  await expect(cards(page)).toHaveCount(10);
  await expect(field).toHaveValue("");
  await page.goBack();
  await expect(field).toHaveValue("grandparents");
  await page.goBack();
  await expect(field).toHaveValue("BABY");
  await expect(cards(page)).toHaveCount(5);
  await page.goBack();
  await expect(field).toHaveValue("");
  await expect(page).toHaveURL("/videos?video=latch");
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("videos are searched, selected, read and found", async ({ page }) => {
    await page.goto("/videos");
    await page.getByRole("searchbox", { name: "Search by title" }).fill("brain");
    await category(page, "Child Development").click();
    await expect(page).toHaveURL(/\?q=brain&category=development$/);
    await expect(cards(page)).toHaveCount(2);
    await page.getByRole("searchbox", { name: "Search by title" }).press("Enter");
    await expect(category(page, "Child Development")).toHaveAttribute("aria-pressed", "true");
    await card(page, "Why answering").getByRole("link").click();
    await expect(page).toHaveURL("/videos?q=brain&category=development&video=serve-and-return#player");
    await expect(highlighted(page)).toContainText("Why answering");
    await card(page, "Why answering").getByText("Three things to take away").click();
    await expect(card(page, "Why answering").getByText("A look, a sound or a reaching hand")).toBeVisible();
    await expect(player(page).getByRole("button", { name: "Watch here" })).toBeHidden();
    await expect(player(page).getByRole("link", { name: /^Watch on YouTube/ })).toHaveAttribute(
      "href",
      `${PLATFORM}/watch?v=m_5u8-QSh6A`,
    );
    await expect(player(page).getByRole("link", { name: /^Find it on YouTube/ })).toHaveAttribute(
      "href",
      /search_query=.*pediatric\+educational$/,
    );
    await expect(player(page).getByText("not checked since November 2026")).toBeVisible();
  });
});

/** Answers whatever is asked of other hosts, and keeps the addresses. */
async function answerForeign(context: BrowserContext, site: string): Promise<readonly string[]> {
  const asked: string[] = [];
  await context.route(
    (url) => url.origin !== site && url.protocol.startsWith("http"),
    async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: "text/html", body: "<title>A player</title><p>A player</p>" });
    },
  );
  return asked;
}

async function expectSelected(page: Page, title: string, address: string): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(selectedTitle(page)).toHaveText(title);
  await expect(player(page)).toBeFocused();
  await expect(selectedTitle(page)).toBeInViewport({ ratio: 1 });
}

function player(page: Page): Locator {
  return page.locator("#player");
}

function selectedTitle(page: Page): Locator {
  return player(page).getByRole("heading", { level: 2 });
}

function cards(page: Page): Locator {
  return page.getByRole("main").getByRole("article");
}

function card(page: Page, title: string): Locator {
  return cards(page).filter({ hasText: title });
}

function highlighted(page: Page): Locator {
  return cards(page).filter({ has: page.locator('[aria-current="true"]') });
}

function library(page: Page, title: string): Locator {
  return page.getByRole("navigation", { name: "Video Library" }).getByRole("link", { name: title });
}

function category(page: Page, label: string): Locator {
  return page.getByRole("group", { name: "Categories" }).getByRole("button", { name: label });
}
