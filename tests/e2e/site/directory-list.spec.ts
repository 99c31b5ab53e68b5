import { crisis, DIRECTORY as PATH, expectFound, type } from "#tests/support/parts/directory-page.ts";
import { open } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

/** The list, a file of its own. */
const LIST_FILE = /\/assets\/listings-[^/]+\.js$/;

test("Until its list has come, and if it never does, the page stands as it was sent; its form works by itself @full", async ({
  page,
  trouble,
}) => {
  trouble.expect(/ERR_FAILED/);
  await page.route(LIST_FILE, (route) => route.abort());
  await open(page, PATH);
  await expectFound(page, {});
  await expect(page.getByRole("alert")).toHaveCount(0);
  await type(page, "National").click();
  await expect(page).toHaveURL(/type=national/);
  await expectFound(page, { type: "national" });

  // Once it has come, all cards are whole.
  await page.unroute(LIST_FILE);
  await page.goto(PATH);
  await expect(page.locator("#listing-90")).toContainText("Report a problem");
  await expect(page.locator("#listing-1 h3")).toBeAttached();
});

test("While the list is on its way, and if it does not come, the numbers to call are there, and it is said @full", async ({
  page,
  trouble,
}) => {
  trouble.expect(/ERR_FAILED/);
  await open(page, "/about");
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(LIST_FILE, async (route) => {
    await held;
    await route.abort();
  });
  await page.getByRole("banner").getByRole("button", { name: "Help" }).click();
  await page
    .locator("#menus")
    .getByRole("link", { name: /^Directory/ })
    .click();
  await expect(crisis(page).getByRole("link", { name: "988" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Loading resources..." })).toBeVisible();
  letGo();
  await expect(page.getByRole("alert")).toContainText("We couldn’t load the list.");
  await expect(page.getByText("Loading resources...")).toHaveCount(0);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("alert")).toContainText("We couldn’t load the list.");
  await expect(crisis(page).getByRole("link", { name: "988" })).toBeVisible();

  await page.unroute(LIST_FILE);
  await page.getByRole("button", { name: "Try again" }).click();
  await expectFound(page, {});
  await expect(page).toHaveTitle(/^Parent's Resource Directory \|/);
});

test("On paper an email address is to be read, and no color runs past the title @full", async ({ page }) => {
  await open(page, "/parent-directory?q=POEM");
  await page.emulateMedia({ media: "print" });
  const mail = page.locator(".dir-mail");
  const address = await mail.getAttribute("data-address");
  await expect(mail).toHaveAttribute("href", `mailto:${address}`);
  expect(await mail.evaluate((link) => getComputedStyle(link, "::after").content)).toMatch(/data-address|@/);
  await expect(page.locator(".dir-title")).toHaveCSS("box-shadow", "none");
});
