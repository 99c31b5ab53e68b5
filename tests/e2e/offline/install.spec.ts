import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/expect-accessible.ts";
import { open } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

const START = new Date("2026-11-21T09:00:00-05:00");
const DAY_MS = 24 * 60 * 60 * 1000;

test("Where the browser makes no offer, the steps for it come after three seconds; they cover nothing and fit on 320 pixels @phone-full @full", async ({
  page,
}) => {
  await page.clock.install({ time: START });
  await open(page, "/");
  await page.clock.runFor(2_000);
  await expect(strip(page)).toBeHidden();
  await page.clock.runFor(2_000);
  await expectSteps(page);
  await expect(strip(page).getByRole("listitem").first()).toContainText("install icon");
  await expectAccessible(page, { withFrame: true });

  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/about");
  await page.clock.runFor(4_000);
  await expectSteps(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page, { withFrame: true });
});

for (const [outcome, tag] of [
  ["dismissed", ""],
  ["accepted", " @full"],
] as const) {
  test(`The browser's own offer is kept until its button is pressed; ${outcome} before three seconds are over, nothing comes back${tag}`, async ({
    page,
  }) => {
    await page.clock.install({ time: START });
    await offering(page, outcome);
    await open(page, "/");
    await strip(page).getByRole("button", { name: "Get App" }).click();
    await expect(strip(page)).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.dataset["prompted"])).toBe("1");
    await page.clock.runFor(10_000);
    await expect(strip(page)).toBeHidden();
    // Nor on another page, with the browser's offer or without.
    await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).click();
    await expect(page).toHaveURL("/about");
    await page.clock.runFor(5_000);
    await expect(strip(page)).toBeHidden();
    for (const path of ["/blog", "/"]) {
      await open(page, path);
      await page.clock.runFor(5_000);
      await expect(strip(page)).toBeHidden();
    }
  });
}

test("Closed in one tab, it goes in the others @full", async ({ page, context }) => {
  await offering(page, "accepted");
  await open(page, "/");
  await expect(strip(page)).toBeVisible();
  const other = await context.newPage();
  await open(other, "/about");
  await expect(strip(other)).toBeVisible();
  await strip(other)
    .getByRole("button", { name: /^Close/ })
    .click();
  await expect(strip(page)).toBeHidden();
});

test("Closed, it stays away for 90 days @full", async ({ page }) => {
  await page.clock.install({ time: START });
  await open(page, "/");
  await page.clock.runFor(4_000);
  await strip(page)
    .getByRole("button", { name: /^Close/ })
    .click();
  await expect(strip(page)).toBeHidden();

  await page.clock.setFixedTime(START.getTime() + 89 * DAY_MS);
  await open(page, "/");
  await page.clock.runFor(5_000);
  await expect(strip(page)).toBeHidden();

  await page.clock.setFixedTime(START.getTime() + 91 * DAY_MS);
  await open(page, "/");
  await page.clock.runFor(5_000);
  await expect(strip(page)).toBeVisible();
});

test("Whoever has installed it sees no offer @full", async ({ page }) => {
  await page.addInitScript(() => {
    const asked = globalThis.matchMedia.bind(globalThis);
    globalThis.matchMedia = (query) => (query.includes("standalone") ? asked("all") : asked(query));
  });
  await page.clock.install({ time: START });
  await offering(page, "accepted");
  await open(page, "/");
  await page.clock.runFor(5_000);
  await expect(strip(page)).toBeHidden();
});

test("It stands in the home page below the names, elsewhere at the end; paper has none, and it goes when it was installed from elsewhere @phone-full @full", async ({
  page,
}) => {
  await offering(page, "accepted");
  await open(page, "/");
  const names = await page.locator("#names").boundingBox();
  const box = await strip(page).boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((names?.y ?? 0) + (names?.height ?? 0) - 1);
  expect(await strip(page).evaluate((element) => getComputedStyle(element).position)).toBe("static");
  for (const path of ["/names/hazel", "/blog", "/names", "/saved", "/compare", "/games", "/contact"]) {
    await open(page, path);
    await expect(strip(page), path).toBeVisible();
    const [main, at, footer] = await Promise.all(
      [page.locator("#main"), strip(page), page.getByRole("contentinfo")].map((part) => part.boundingBox()),
    );
    expect(at?.y, path).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0) - 1);
    expect((at?.y ?? 0) + (at?.height ?? 0), path).toBeLessThanOrEqual((footer?.y ?? 0) + 1);
  }

  await page.emulateMedia({ media: "print" });
  await expect(strip(page)).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await expect(strip(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("appinstalled")));
  await expect(strip(page)).toBeHidden();
});

// Where else there is none: app/install/may-offer-install.test.ts.
test("There is none on pages that are used or left in peace @full", async ({ page }) => {
  await page.clock.install({ time: START });
  for (const path of ["/growth", "/privacy"]) {
    await open(page, path);
    await page.clock.runFor(10_000);
    await expect(entry(page), path).toBeVisible();
    await expect(strip(page), path).toBeHidden();
  }
  // A running game has no footer either.
  await open(page, "/games?play=origin-matching");
  await page.clock.runFor(10_000);
  await expect(strip(page)).toBeHidden();
});

test("Every page has it in its footer, also when the strip was closed @full", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("install dismissed", new Date().toISOString()));
  await open(page, "/about");
  await entry(page).click();
  await expect(entry(page)).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("contentinfo")).toContainText("Look for the install icon");
  await expectAccessible(page, { withFrame: true });

  await offering(page, "accepted");
  await open(page, "/names/hazel");
  await entry(page).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset["prompted"])).toBe("1");
  await page.evaluate(() => dispatchEvent(new Event("appinstalled")));
  await expect(entry(page)).toHaveCount(0);
});

/** They are fetched when the strip is near: the page's clock goes on until they have come. */
async function expectSteps(page: Page): Promise<void> {
  await strip(page).scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(strip(page)).toContainText("In Chrome", { timeout: 500 });
  }).toPass({ timeout: 20_000 });
}

function strip(page: Page) {
  return page.getByRole("complementary", { name: "Keep this almanac handy" });
}

function entry(page: Page) {
  return page.getByRole("contentinfo").getByRole("button", { name: "Get App" });
}

/** Makes the browser's offer as Chromium does: once, early, and asks when it is told to. */
async function offering(page: Page, outcome: "accepted" | "dismissed"): Promise<void> {
  await page.addInitScript((choice) => {
    addEventListener("DOMContentLoaded", () => {
      const offer = new Event("beforeinstallprompt", { cancelable: true });
      const prompt = async () => {
        document.documentElement.dataset["prompted"] = "1";
      };
      dispatchEvent(Object.assign(offer, { prompt, userChoice: Promise.resolve({ outcome: choice }) }));
    });
  }, outcome);
}
