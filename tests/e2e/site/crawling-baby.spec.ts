import type { Page } from "@playwright/test";
import { INSTALL_WORDS } from "#content/site/install/install-words.ts";
import { expectAccessible } from "#tests/support/expect-accessible.ts";
import { open } from "#tests/support/on-screen.ts";
import { expect, MOVING, test } from "#tests/support/site-test.ts";

test.use(MOVING);

const HALF_AN_HOUR = 30 * 60_000;
const CROSSING = 15_000;

test("The baby crosses after thirty minutes, then every thirty, for fifteen seconds; it takes no press and no focus, and is not on paper, nor where no motion is wanted", async ({
  page,
}) => {
  await openLongAgo(page, "/about");
  const { crossing, drawing, pause } = baby(page);
  await page.clock.fastForward(HALF_AN_HOUR - 60_000);
  await expect(crossing).toHaveCount(0);
  await page.clock.fastForward(60_000);
  await expect(drawing).toBeVisible();
  await expect(pause).toBeVisible();
  await expectAccessible(page, { withFrame: true });
  await expect(crossing.locator("[aria-hidden] :is(a, button, [tabindex])")).toHaveCount(0);
  await expect(crossing).toHaveCSS("pointer-events", "none");
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await page.clock.fastForward(CROSSING);
  await expect(crossing).toHaveCount(0);
  await page.clock.fastForward(HALF_AN_HOUR - CROSSING);
  await expect(drawing).toBeVisible();

  await page.emulateMedia({ media: "print" });
  await expect(crossing).toBeHidden();
  await page.emulateMedia({ media: "screen", reducedMotion: "reduce" });
  await expect(crossing).toBeHidden();
  await openLongAgo(page, "/about");
  await page.clock.fastForward(HALF_AN_HOUR);
  await stays(page);
});

test("Its button lies above the tab bar @phone-only @full", async ({ page }) => {
  await openLongAgo(page, "/about");
  await page.clock.fastForward(HALF_AN_HOUR);
  const { pause } = baby(page);
  const bottom = await pause.evaluate((button) => button.getBoundingClientRect().bottom);
  const above = await page
    .locator(".tabbar")
    .evaluate((bar) => (bar.checkVisibility() ? bar.getBoundingClientRect().top : innerHeight));
  expect(bottom).toBeLessThanOrEqual(above);
});

test("A pause holds for the rest of the session @full", async ({ page }) => {
  await openLongAgo(page, "/about");
  await page.clock.fastForward(HALF_AN_HOUR);
  const { crossing, way, pause } = baby(page);
  await expect(pause).toHaveAttribute("aria-pressed", "false");
  await pause.click();
  await expect(pause).toHaveAttribute("aria-pressed", "true");
  await expect(way).toHaveCSS("animation-play-state", "paused");
  await page.clock.fastForward(CROSSING);
  await expect(crossing).toHaveCount(0);
  await page.clock.fastForward(HALF_AN_HOUR - CROSSING);
  await stays(page);
  await page.reload();
  await atRest(page);
  await page.waitForTimeout(300);
  await page.clock.fastForward(HALF_AN_HOUR);
  await stays(page);
});

test("It leaves the pages alone where somebody may be worried @full", async ({ page }) => {
  await openLongAgo(page, "/privacy");
  await page.clock.fastForward(HALF_AN_HOUR);
  await stays(page);

  await openLongAgo(page, "/about");
  await page.clock.fastForward(HALF_AN_HOUR);
  const { crossing, drawing } = baby(page);
  await expect(drawing).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
  await expect(crossing).toHaveCount(0);
});

function baby(page: Page) {
  const crossing = page.locator(".crawl");
  return {
    crossing,
    way: crossing.locator(".crawl-baby"),
    drawing: crossing.locator(".crawl-way"),
    pause: page.getByRole("button", { name: "Pause the crawling baby" }),
  };
}

/** Opens a page whose clock the test holds, and waits for the parts that come at rest. */
async function openLongAgo(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await open(page, path);
  await atRest(page);
  await page.waitForTimeout(300);
}

/** The parts that come at rest are one file, and this button is of them. */
async function atRest(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: INSTALL_WORDS.button })).toBeAttached();
}

/** It does not come within the time that it would need. */
async function stays(page: Page): Promise<void> {
  await page.waitForTimeout(500);
  await expect(page.locator(".crawl")).toHaveCount(0);
}
