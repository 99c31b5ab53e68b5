import { open } from "#tests/support/on-screen.ts";
import { MOST_SHIFT, settle, shifts, watchShifts } from "#tests/support/shifts.ts";
import { expect, MOVING, test } from "#tests/support/site-test.ts";

test.use(MOVING);

/** Pages and widths at which a line would break elsewhere, with fonts that Debian has. */
const BREAKS_ELSEWHERE = [
  ["/names/siobhan", 360],
  ["/parent-directory", 375],
  ["/fit", 375],
  ["/videos", 412],
  ["/privacy", 360],
] as const;

test("Nothing jumps where a page of text is set anew in our letters @phone-only @full", async ({ page }) => {
  await watchShifts(page);
  const device = await page.context().newCDPSession(page);
  await device.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  for (const path of ["/credits", "/names/about-the-data"]) {
    await open(page, path);
    await expect(page.locator("html:not([data-fonts~=later])")).toBeAttached();
    await settle(page);
    expect(await shifts(page), path).toBeLessThan(MOST_SHIFT);
  }
});

test("Our letters come though the scripts never do @full", async ({ page }) => {
  await page.route("**/*.js", () => undefined);
  await page.goto("/about");
  await expect(page.locator("html[data-fonts~=later]")).toBeAttached();
  await expect(page.locator("html:not([data-fonts~=later])")).toBeAttached({ timeout: 15_000 });
});

test("A line that breaks elsewhere in a fold that is closed keeps none of our letters away", async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await open(page, "/names");
  await expect(page.locator("html")).toHaveAttribute("data-fonts", "");
});

test("Nothing jumps where lines break elsewhere in our letters: those wait for the next page", async ({
  page,
}) => {
  await watchShifts(page);
  for (const [path, width] of BREAKS_ELSEWHERE) {
    await page.setViewportSize({ width, height: 823 });
    await open(page, path);
    await expect(page.locator("html:not([data-fonts~=later])")).toBeAttached();
    await settle(page);
    expect(await shifts(page), `${path} at ${width} px`).toBeLessThan(MOST_SHIFT);
  }
  const html = page.locator("html");
  await html.evaluate((root) => root.setAttribute("data-fonts", "display"));
  await page.getByRole("link", { name: "Accessibility Statement" }).click();
  await expect(page).toHaveURL(/\/accessibility$/);
  await expect(html).not.toHaveAttribute("data-fonts");
});
