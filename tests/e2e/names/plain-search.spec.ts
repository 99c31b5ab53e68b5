import type { Page } from "@playwright/test";
import { expectAccessibleByDayAndNight } from "#tests/support/expect-accessible.ts";
import { callsOf, cards, open, searchField } from "#tests/support/on-screen.ts";
import { WISHES } from "#tests/support/plain-wishes.ts";
import { expect, test } from "#tests/support/site-test.ts";

const SEARCH = "/api/names/search-answer";

// What is understood is part of the one answer that the server's page and the screen show; tests/pages goes through all of them.
for (const { text, chips } of WISHES) {
  test(`“${text}” is understood, and finds names that say why @full`, async ({ page }) => {
    await open(page, "/");
    await searchField(page).fill(text);
    await expect(chipsOn(page)).toHaveText(chips.map((label) => `Remove ${label}`));
    await expect(cards(page).first()).toBeVisible();
    await expect(cards(page).filter({ has: page.locator(".nm-why:not(:empty)") })).toHaveCount(
      await cards(page).count(),
    );
  });
}

test("A wish that fails is tried again; a chip takes its words out, and the focus goes on @phone-full", async ({
  page,
  trouble,
}) => {
  trouble.expect(/names\/search/);
  await open(page, "/");
  await test.step("a failed search can be tried again", async () => {
    await page.route(`**${SEARCH}*`, (route) => route.fulfill({ status: 500, body: "" }));
    await searchField(page).fill("irish girl short");
    await expect(page.getByRole("main").getByText("Failed to search names")).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(chipsOn(page)).toHaveText(
      ["Irish", "Girls", "Short (up to 4 letters)"].map((label) => `Remove ${label}`),
    );
    await expect(cards(page).first()).toContainText("Matches your search");
  });

  await test.step("a chip is taken away by mouse", async () => {
    const calls = callsOf(page, SEARCH);
    await remove(page, "Girls").click();
    await expect(searchField(page)).toHaveValue("irish short");
    await expect.poll(() => calls).toEqual([`GET ${SEARCH}?q=irish+short`]);
    await expect(page).toHaveURL("/?q=irish+short");
    await expect(remove(page, "Short (up to 4 letters)")).toBeFocused();
  });

  await test.step("a name alone is no wish", async () => {
    await searchField(page).fill("Irish");
    await expect(cards(page).first()).toBeVisible();
    await expect(understood(page)).toHaveCount(0);
  });

  await test.step("with the keyboard, chips are reached from the field and taken away", async () => {
    await searchField(page).fill("");
    await searchField(page).focus();
    await page.keyboard.type("ends with n");
    await expect(page.getByRole("status").filter({ hasText: "Understood: Ends with n." })).toBeAttached();
    // Past the buttons that search and clear.
    for (const _ of ["search", "clear", "chip"]) await page.keyboard.press("Tab");
    await expect(remove(page, "Ends with n")).toBeFocused();
    await page.keyboard.press("Space");
    await expect(understood(page)).toHaveCount(0);
    await expect(searchField(page)).toHaveValue("");
    await expect(searchField(page)).toBeFocused();
  });
});

test("Chips, and what was not understood, survive a reload and Back from a name page; where there is Generate Names, it keeps them as filters @phone-full @full", async ({
  page,
  isMobile,
}) => {
  await open(page, "/?q=zesty+irish+girl+short");
  const note = page.getByRole("status").filter({ hasText: "We didn’t understand: zesty." });
  await expect(chipsOn(page)).toHaveCount(3);
  await expect(note).toBeVisible();
  await page.reload();
  await expect(chipsOn(page)).toHaveCount(3);
  await expect(note).toBeVisible();
  const first = cards(page).first().getByRole("link");
  const name = await first.innerText();
  await first.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(searchField(page)).toHaveValue("zesty irish girl short");
  await expect(chipsOn(page)).toHaveCount(3);
  await expect(note).toBeVisible();
  await expect(cards(page).first()).toContainText(name);

  const calls = callsOf(page, "/api/names/generate");
  await searchField(page).fill("irish girl names");
  if (isMobile) {
    await expect(page.getByRole("button", { name: "Generate Names" })).toBeHidden();
    return;
  }
  await page.getByRole("button", { name: "Generate Names" }).click();
  await expect.poll(() => calls).toEqual(["GET /api/names/generate?count=12&gender=girl&origin=Irish"]);
  await expect(page.getByRole("heading", { name: "Twelve girl names that fit" })).toBeVisible();
  await expect(cards(page).filter({ hasText: "Girl" })).toHaveCount(12);
  await expect(searchField(page)).toHaveValue("");
  await expect(page.getByRole("button", { name: "Girl Names" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("list", { name: "Chosen filters" })).toContainText("Irish");
  await expect(page).toHaveURL("/?gender=girl&origin=Irish");
});

test("axe finds nothing on chips and reasons in a narrow window, by day or night @full", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/?q=irish+girl+short&origin=Irish&start=a,b");
  await expect(chipsOn(page)).toHaveCount(3);
  expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(320);
  await expectAccessibleByDayAndNight(page);
});

function understood(page: Page) {
  return page.getByRole("list", { name: "Understood in your search" });
}

function chipsOn(page: Page) {
  return understood(page).getByRole("button");
}

function remove(page: Page, label: string) {
  return understood(page).getByRole("button", { name: `Remove ${label}`, exact: true });
}
