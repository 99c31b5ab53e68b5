import type { BrowserContextOptions, Page } from "@playwright/test";
import { type AdProvider, startAdProvider } from "#tests/support/ad-provider.ts";
import { expectAccessibleByDayAndNight } from "#tests/support/expect-accessible.ts";
import { open } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";
import { type RunningServer, startServer } from "#tests/support/servers/start-server.ts";

const PLACES = [
  { path: "/", place: "101" },
  { path: "/education", place: "102" },
  { path: "/names/hazel", place: "103" },
] as const;
function ad(page: Page) {
  const place = page.getByRole("region", { name: "Advertisement", exact: true });
  return {
    place,
    box: place.locator(".ad-box"),
    line: place.locator(".house"),
    picture: place.getByRole("img", { name: "An advertisement" }),
    allow: place.getByRole("button", { name: /^Allow ads from 127\.0\.0\.1:\d+$/ }),
    refuse: place.getByRole("button", { name: "No ads" }),
  };
}

test.describe("Without a provider", () => {
  test("each place has a line of ours but on paper, and nobody is asked @full", async ({ page }) => {
    for (const { path } of PLACES) {
      await open(page, path);
      const { place, box, line } = ad(page);
      await expect(place).toHaveCount(1);
      await expect(place.getByText("Advertisement", { exact: true })).toBeVisible();
      await expect(line.getByRole("link")).toBeVisible();
      await expect(place.getByRole("button")).toHaveCount(0);
      await expect(box).toHaveCSS("height", path === "/education" || isPhone(page) ? "250px" : "90px");
      const wide = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
      expect(wide, `${path} is not wider than the window`).toBe(true);
      await page.emulateMedia({ media: "print" });
      await expect(place).toBeHidden();
      await page.emulateMedia({ media: "screen" });
    }
  });
});

test.describe("With a provider", () => {
  test.describe.configure({ mode: "default" });
  let provider: AdProvider;
  let server: RunningServer;
  test.beforeAll(async () => {
    provider = await startAdProvider();
    server = await startServer({
      env: { ADS_SCRIPT_URL: provider.scriptUrl, ADS_SLOTS: "home=101 article=102 name=103" },
    });
  });
  test.afterAll(async () => {
    await server.stop();
    await provider.stop();
  });

  test("nothing is asked of it before a yes, then it is told the place alone @phone @full", async ({
    anotherBrowser,
  }) => {
    const before = provider.requests.length;
    const page = await newPage(anotherBrowser);
    for (const { path } of PLACES) {
      await open(page, path);
      const { allow, refuse, box } = ad(page);
      await expect(allow).toBeVisible();
      await expect(refuse).toBeVisible();
      const sizes = await Promise.all([allow.boundingBox(), refuse.boundingBox()]);
      expect(Math.abs((sizes[0]?.width ?? 0) - (sizes[1]?.width ?? 1))).toBeLessThan(1);
      const fits = await box.evaluate((element) => element.scrollHeight <= element.clientHeight);
      expect(fits, `the question fits on ${path}`).toBe(true);
      if (path === "/education") await expectAccessibleByDayAndNight(page);
    }
    expect(provider.requests.length).toBe(before);

    const { allow, picture, line, place, box } = ad(page);
    const height = (await box.boundingBox())?.height;
    await allow.click();
    await expect(picture).toBeVisible();
    await expect(line).toBeHidden();
    await expect(place).toBeFocused();
    expect((await box.boundingBox())?.height).toBe(height);
    const asked = provider.requests.slice(before);
    expect(asked.map(({ path }) => path)).toEqual(["/ads.js", "/picture.svg?slot=103"]);
    expect(asked[0]).toEqual({ path: "/ads.js", cookie: undefined, referrer: undefined });

    await open(page, "/");
    await expect(picture).toBeVisible();
    await expect(ad(page).allow).toHaveCount(0);
  });

  test("a no is kept, and can be changed; who leaves for a page without ads takes no script of theirs along", async ({
    anotherBrowser,
  }) => {
    const before = provider.requests.length;
    const page = await newPage(anotherBrowser);
    await open(page, "/");
    await ad(page).refuse.click();
    await expect(ad(page).line).toBeVisible();
    await open(page, "/names/hazel");
    await expect(ad(page).line).toBeVisible();
    await expect(ad(page).allow).toHaveCount(0);
    expect(provider.requests.length).toBe(before);

    await open(page, "/advertising");
    await expectAccessibleByDayAndNight(page);
    const choices = page.getByRole("region", { name: "Ad choices" });
    const yes = choices.getByRole("button", { name: /^Allow ads/ });
    const no = choices.getByRole("button", { name: "No ads" });
    await expect(no).toHaveAttribute("aria-pressed", "true");
    await yes.click();
    await expect(yes).toHaveAttribute("aria-pressed", "true");
    await open(page, "/names/hazel");
    await expect(ad(page).picture).toBeVisible();
    const theirs = page.locator('script[src*="ads.js"]');
    await expect(theirs).toHaveCount(1);
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
    await expect(page).toHaveURL(/\/privacy$/);
    await expect(theirs).toHaveCount(0);
  });

  test("a signal of the browser is a no, and nobody is asked @full", async ({ anotherBrowser }) => {
    const before = provider.requests.length;
    for (const options of [{ extraHTTPHeaders: { "sec-gpc": "1" } }, { signal: true }]) {
      const { signal, ...given } = { signal: false, ...options };
      const page = await newPage(anotherBrowser, given);
      if (signal) {
        await page.addInitScript(() =>
          Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
        );
      }
      await open(page, "/");
      await page.waitForTimeout(500);
      await expect(ad(page).line).toBeVisible();
      await expect(ad(page).allow).toHaveCount(0);
      const policy = (await page.request.get("/")).headers()["content-security-policy"] ?? "";
      expect(policy.includes("127.0.0.1")).toBe(signal);
      await open(page, "/advertising");
      if (signal) await expect(page.getByText("Your browser asks for privacy")).toBeVisible();
    }
    expect(provider.requests.length).toBe(before);
  });

  async function newPage(
    anotherBrowser: (options?: BrowserContextOptions) => Promise<{ newPage(): Promise<Page> }>,
    options: BrowserContextOptions = {},
  ): Promise<Page> {
    return (await anotherBrowser({ baseURL: server.url, ...options })).newPage();
  }
});

function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768;
}
