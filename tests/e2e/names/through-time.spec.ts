import type { Locator, Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { expectAccessibleByDayAndNight } from "#tests/support/expect-accessible.ts";
import { holdScripts, open } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

const PAGE = "/names/through-time";
const said = (page: Page) => page.locator("#tt-say");
const panel = (page: Page) => page.getByRole("region", { name: "The band you chose" });
const field = (page: Page, name: string) => page.getByRole("main").getByLabel(name, { exact: true });
const slider = (page: Page) => page.getByRole("slider", { name: "Year on the chart of names" });
/** The middle of what is on the screen, as a pointer finds it. */
async function middleOf(shown: Locator): Promise<readonly [number, number]> {
  await shown.scrollIntoViewIfNeeded();
  const box = await shown.boundingBox();
  if (box === null) throw new Error("It is not on the screen.");
  return [box.x + box.width / 2, box.y + box.height / 2];
}
const spoken = (page: Page) => page.locator("main output");

test("Each letter draws anew, choices have addresses, Back leads through them, and a band leads to its name", async ({
  page,
}) => {
  await open(page, PAGE);
  await field(page, "Ends with").pressSequentially("so");
  await expect(said(page)).toHaveText(/babies got a name that ends with.so\./);
  await field(page, "Ends with").press("n");
  await expect(said(page)).toHaveText(/babies got a name that ends with.son\./);
  await expect(page).toHaveURL(`${PAGE}?end=son`);
  await page.getByRole("link", { name: "Boys", exact: true }).click();
  await expect(said(page)).toHaveText(/boys got a name that ends with.son\./);
  await field(page, "Origin").selectOption("English");
  await expect(said(page)).toHaveText(/boys got one of our English names that end with.son\./);
  await expect(page).toHaveURL(`${PAGE}?end=son&whose=boys&origin=English`);
  await page.goBack();
  await expect(said(page)).toHaveText(/boys got a name that ends with.son\./);
  await expect(field(page, "Origin")).toHaveValue("");
  await page.goBack();
  await expect(said(page)).toHaveText(/babies got a name that ends with.son\./);
  await expect(field(page, "Ends with")).toHaveValue("son");

  await test.step("the first press on a band tells of it, the second opens its name", async () => {
    const middle = await middleOf(page.locator(".ch-large text", { hasText: /^Jason$/ }));
    await page.mouse.click(...middle);
    await expect(panel(page)).toContainText(
      /Jason.*19[67]\d: [\d,]+ births, 1 in \d+ babies\. Peak in 197\d/,
    );
    await page.mouse.click(...middle);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jason");
  });
  await page.goBack();
  await expect(said(page)).toHaveText(/babies got a name that ends with.son\./);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download as CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("names-through-time-end-son.csv");
  expect(await readFile(await file.path(), "utf8")).toMatch(
    /^year,.*,other_names,all_listed_births\r\n1880,/,
  );
});

test("A letter that is typed before React listens is drawn afterwards", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(PAGE, { waitUntil: "commit" });
  await field(page, "Starts with").fill("M");
  release();
  await expect(said(page)).toHaveText(/babies got a name that starts with.M\./);
  await expect(field(page, "Starts with")).toHaveValue("M");
  await expect(page).toHaveURL(`${PAGE}?start=m`);
});

test("Letters come into the address after a pause, as one step, and a choice made before it takes them along @full", async ({
  page,
}) => {
  await open(page, PAGE);
  await field(page, "Starts with").pressSequentially("ma");
  await page.getByRole("link", { name: "Girls", exact: true }).click();
  await expect(page).toHaveURL(`${PAGE}?start=ma&whose=girls`);
  await expect(field(page, "Starts with")).toHaveValue("Ma");
  await page.goBack();
  await expect(page).toHaveURL(`${PAGE}?start=ma`);
  await page.goForward();
  await field(page, "Ends with").pressSequentially("lyn");
  await field(page, "Origin").selectOption("English");
  await expect(page).toHaveURL(`${PAGE}?start=ma&end=lyn&whose=girls&origin=English`);
  await expect(field(page, "Ends with")).toHaveValue("lyn");
  await field(page, "Ends with").press("n");
  await expect(said(page)).toHaveText(/No listed name fits|lynn/);
  await expect(page).toHaveURL(`${PAGE}?start=ma&end=lynn&whose=girls&origin=English`);
});

test("By keyboard: years and bands with the arrows, told in words, and Enter opens the name @full", async ({
  page,
}) => {
  await open(page, `${PAGE}?end=n&whose=boys`);
  await slider(page).focus();
  await page.keyboard.press("Home");
  await expect(spoken(page)).toHaveText(/^\S+\. 1880: /);
  const before = await panel(page).locator("b").innerText();
  await page.keyboard.press("ArrowDown");
  await expect(panel(page).locator("b")).not.toHaveText(before);
  await page.keyboard.press("ArrowUp");
  await expect(panel(page).locator("b")).toHaveText(before);
  await page.keyboard.press("PageUp");
  await page.keyboard.press("ArrowRight");
  await expect(spoken(page)).toHaveText(new RegExp(`^${before}\\. 1891: `));
  await expectAccessibleByDayAndNight(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(before);
});

test("On a phone a finger chooses a band; long names and narrow screens fit @phone-only @full", async ({
  page,
}) => {
  await open(page, PAGE);
  await field(page, "Starts with").fill("Ma");
  await expect(said(page)).toHaveText(/babies got a name that starts with.Ma\./);
  await page.touchscreen.tap(...(await middleOf(page.locator(".ch-small text", { hasText: /^Mary$/ }))));
  await expect(panel(page)).toContainText(/Mary.*1 in \d+ babies/);
  await panel(page).getByRole("link", { name: "Compare Mary" }).tap();
  await expect(page).toHaveURL("/compare?names=mary");
  for (const query of ["?start=mariad", "?end=n&whose=boys", "?start=qx"]) {
    await open(page, `${PAGE}${query}`);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), query).toBe(width);
    }
    await expectAccessibleByDayAndNight(page);
  }
});

test("What cannot be fetched is said beside the chart before, and tried again; nothing fits is said, too @full", async ({
  page,
  trouble,
}) => {
  await open(page, PAGE);
  const before = await said(page).innerText();
  trouble.expect(/Failed to load resource/);
  trouble.expect(/through-time.*ERR_FAILED/);
  await page.route("**/api/names/through-time*", (route) => route.abort());
  await field(page, "Starts with").fill("Z");
  await expect(page.getByRole("alert")).toContainText("We couldn’t load these names.");
  await expect(said(page)).toHaveText(before);
  await page.unroute("**/api/names/through-time*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(said(page)).toHaveText(/babies got a name that starts with.Z\./);
  await field(page, "Starts with").fill("Zq");
  await expect(said(page)).toHaveText("No listed name fits");
  await page.getByRole("link", { name: "Show every name" }).click();
  await expect(said(page)).toHaveText(before);
  await expect(field(page, "Starts with")).toHaveValue("");
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("letters are sent by a form, and a band leads to its name @phone @desktop-full @full", async ({
    page,
  }) => {
    await page.goto(PAGE);
    await field(page, "Starts with").fill("Ma");
    await page.getByRole("button", { name: "Show names" }).click();
    await expect(said(page)).toHaveText(/babies got a name that starts with.Ma\./);
    await page.mouse.click(...(await middleOf(page.locator("text:visible", { hasText: /^Mary$/ }))));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mary");
  });
});
