import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expectAccessibleByDayAndNight } from "#tests/support/expect-accessible.ts";
import { openDesk, part } from "#tests/support/desk/desk-in-browser.ts";
import { startServer } from "#tests/support/servers/start-server.ts";
import { expect, test as base } from "#tests/support/site-test.ts";

const folder = mkdtempSync(join(tmpdir(), "own-words-"));
cpSync("docs/examples/make-it-yours", folder, { recursive: true });

/** The site with the folder of docs/make-it-yours.md. */
const test = base.extend({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const server = await startServer({
        env: { CONTENT_DIR: folder, DESK: "on", RENDER_THREADS: "1", LOG_LEVEL: "silent" },
      });
      await use(server);
      await server.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
});

const ARTICLE = "/blog/choosing-in-four-evenings";

test("A site under another name: header, title, color and article; a change shows without a restart @phone @full", async ({
  page,
  server,
  anotherBrowser,
}) => {
  const wordmark = page.getByRole("banner").getByRole("link", { name: "Wren House" });
  const butter = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--butter").trim());

  await test.step("with JavaScript", async () => {
    await page.goto("/");
    await expect(page).toHaveTitle(/\| Wren House$/);
    await expect(wordmark).toBeVisible();
    await expect(wordmark.locator("img")).toHaveJSProperty("complete", true);
    expect(await butter()).toContain("#cfe3f7");
    await expectAccessibleByDayAndNight(page, { withFrame: true });
    await page.goto("/education");
    // Drawn by the browser, too, of what the page carries.
    await expect(page.locator(".house").first()).toContainText(/Two people|New here/);
    await page.goto(ARTICLE);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choosing a Name in Four Evenings");
    await expect(page.getByRole("contentinfo")).toContainText("calm answers for our families");
  });

  await test.step("without it", async () => {
    const context = await anotherBrowser({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(ARTICLE);
    await expect(plain).toHaveTitle("Choosing a Name in Four Evenings | Wren House");
    await expect(plain.getByRole("banner").getByRole("link", { name: "Wren House" })).toBeVisible();
  });

  await test.step("a broken file is told, and the old text stands", async () => {
    writeFileSync(join(folder, "brand.json"), '{"name": "Robin House",');
    process.kill(server.pid(), "SIGHUP");
    await openDesk(page, server);
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole("main")).toContainText("CONTENT_DIR: brand.json:", { timeout: 1_000 });
    }).toPass();
    await expect(part(page, "Server")).toBeVisible();
    await page.goto("/");
    await expect(page).toHaveTitle(/\| Wren House$/);
  });

  await test.step("mended, the new text shows", async () => {
    writeFileSync(join(folder, "brand.json"), '{"name": "Robin House"}');
    process.kill(server.pid(), "SIGHUP");
    await expect(async () => {
      await page.goto("/");
      await expect(page).toHaveTitle(/\| Robin House$/, { timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole("banner").getByRole("link", { name: "Robin House" })).toBeVisible();
  });

  await test.step("the longest name in one word leaves the header its height and its buttons", async () => {
    writeFileSync(join(folder, "brand.json"), '{"name": "Bartholomewsbabynamesite"}');
    process.kill(server.pid(), "SIGHUP");
    await expect(async () => {
      await page.goto("/about");
      await expect(page).toHaveTitle(/Bartholomewsbabynamesite$/, { timeout: 1_000 });
    }).toPass();
    const banner = page.getByRole("banner");
    await expect(banner.getByRole("link", { name: "Search", exact: true })).toBeInViewport({ ratio: 1 });
    await expect(banner.getByRole("button", { name: /theme/i })).toBeInViewport({ ratio: 1 });
    expect((await banner.boundingBox())?.height).toBeLessThan(80);
  });
});
