import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible.ts";
import { callsOf, cards, open, searchField } from "../support/on-screen.ts";
import { expect, test } from "../support/site-test.ts";

const SEARCH = "/api/names/search";

/** Each kind of wish in plain words: what is typed, and its chips. */
const WISHES = [
  { text: "irish girl short", chips: ["Irish", "Girls", "Short (up to 4 letters)"] },
  { text: "names ending in n", chips: ["Ends with n"] },
  { text: "starts with m", chips: ["Starts with m"] },
  { text: "3 syllables", chips: ["3 syllables"] },
  { text: "means star", chips: ["Means star"] },
  { text: "like hazel", chips: ["Like Hazel"] },
  { text: "boy names not -aiden", chips: ["Boys", "Not ending in -aiden"] },
  { text: "rare boy names", chips: ["Rare (rarer than 1 in 10,000)", "Boys"] },
] as const;

for (const { text, chips } of WISHES) {
  test(`“${text}” is understood, and finds names that say why`, async ({ page }) => {
    await open(page, "/");
    await searchField(page).fill(text);
    await expect(chipsOn(page)).toHaveText(chips.map((label) => `Remove ${label}`));
    await expect(cards(page).first()).toBeVisible();
    await expect(cards(page).filter({ has: page.locator(".nm-why:not(:empty)") })).toHaveCount(
      await cards(page).count(),
    );
  });
}

test("What is understood is true of what is found", async ({ page }) => {
  await open(page, "/?q=irish+girl+short");
  await expect(cards(page).first()).toContainText("Fits all you asked for");
  const count = await cards(page).count();
  await expect(cards(page).filter({ hasText: "Girl" })).toHaveCount(count);
  for (const name of await cards(page).getByRole("heading", { level: 3 }).allInnerTexts())
    expect(name.length).toBeLessThanOrEqual(4);
});

test("A name alone is no wish", async ({ page }) => {
  await open(page, "/");
  await searchField(page).fill("Irish");
  await expect(cards(page).first()).toBeVisible();
  await expect(understood(page)).toHaveCount(0);
});

test("A chip takes its words out of the search; the focus goes on to the next @phone", async ({ page }) => {
  await open(page, "/");
  const searched = page.waitForResponse(/search\?q=irish\+girl\+short/);
  await searchField(page).fill("irish girl short");
  await expect(chipsOn(page)).toHaveCount(3);
  await searched;
  const calls = callsOf(page, SEARCH);
  await remove(page, "Girls").click();
  await expect(searchField(page)).toHaveValue("irish short");
  await expect.poll(() => calls).toEqual([`GET ${SEARCH}?q=irish+short`]);
  await expect(page).toHaveURL("/?q=irish+short");
  await expect(remove(page, "Short (up to 4 letters)")).toBeFocused();
});

test("With the keyboard, chips are reached from the field and taken away", async ({ page }) => {
  await open(page, "/");
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

test("Generate Names keeps what was written in plain words as filters", async ({ page }) => {
  await open(page, "/");
  const calls = callsOf(page, "/api/names/generate");
  await searchField(page).fill("irish girl names");
  await page.getByRole("button", { name: "Generate Names" }).click();
  await expect.poll(() => calls).toEqual(["GET /api/names/generate?count=12&gender=girl&origin=Irish"]);
  await expect(page.getByRole("heading", { name: "Twelve girl names that fit" })).toBeVisible();
  await expect(cards(page).filter({ hasText: "Girl" })).toHaveCount(12);
  await expect(searchField(page)).toHaveValue("");
  await expect(page.getByRole("button", { name: "Girl Names" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("list", { name: "Chosen filters" })).toContainText("Irish");
  await expect(page).toHaveURL("/?gender=girl&origin=Irish");
});

test("Chips survive a reload, and Back from a name page @phone", async ({ page }) => {
  await open(page, "/?q=irish+girl+short");
  await expect(chipsOn(page)).toHaveCount(3);
  await page.reload();
  await expect(chipsOn(page)).toHaveCount(3);
  const first = cards(page).first().getByRole("link");
  const name = await first.innerText();
  await first.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(searchField(page)).toHaveValue("irish girl short");
  await expect(chipsOn(page)).toHaveCount(3);
  await expect(cards(page).first()).toContainText(name);
});

test("A failed search can be tried again, with its chips", async ({ page, trouble }) => {
  trouble.expect(/names\/search/);
  await open(page, "/");
  await page.route(`**${SEARCH}*`, (route) => route.fulfill({ status: 500, body: "" }));
  await searchField(page).fill("irish girl short");
  await expect(page.getByRole("main").getByText("Failed to search names")).toBeVisible();
  await expect(chipsOn(page)).toHaveCount(3);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(cards(page).first()).toContainText("Fits all you asked for");
});

test("axe finds nothing on chips and reasons in a narrow window, by day or night", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/?q=irish+girl+short&origin=Irish&start=a,b");
  await expect(chipsOn(page)).toHaveCount(3);
  expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(320);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("wishes are understood, and their chips taken away", async ({ page }) => {
    await page.goto("/");
    await searchField(page).fill("irish girl short");
    await searchField(page).press("Enter");
    await expect(chipsOn(page)).toHaveCount(3);
    await expect(cards(page).first()).toContainText("Fits all you asked for");

    await remove(page, "Girls").click();
    await expect(page).toHaveURL("/?q=irish+short");
    await expect(searchField(page)).toHaveValue("irish short");
    await expect(chipsOn(page)).toHaveCount(2);
    await page.goBack();
    await expect(chipsOn(page)).toHaveCount(3);
  });

  test("Generate Names draws by them", async ({ page }) => {
    await page.goto("/?q=irish+girl+names");
    await page.getByRole("button", { name: "Generate Names" }).click();
    await expect(page.getByRole("heading", { name: "Twelve girl names that fit" })).toBeVisible();
    await expect(cards(page).filter({ hasText: "Girl" })).toHaveCount(12);
    await expect(page).toHaveURL(/\?gender=girl&origin=Irish&generate=girl%26origin%3DIrish&seed=\d+#names$/);
  });
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
