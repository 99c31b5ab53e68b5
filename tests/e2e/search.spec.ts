import { callsOf, cards, namesOn, open, searchField } from "../support/on-screen.ts";
import { expect, test } from "../support/site-test.ts";

const SEARCH = "/api/names/search";
const NO_NAMES = "No names found. Try adjusting your search or filters.";

test("The text is searched 300 ms after the last key, once", async ({ page }) => {
  await page.clock.install();
  await open(page, "/");
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  const calls = callsOf(page, SEARCH);
  for (const key of "hazel") {
    await searchField(page).press(key);
    await page.clock.runFor(299);
  }
  await expect(searchField(page)).toHaveValue("hazel");
  expect(calls).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => calls).toEqual([`GET ${SEARCH}?q=hazel`]);
  await page.clock.resume();
  await expect(cards(page).first().getByRole("heading", { name: "Hazel" })).toBeVisible();
  expect(calls).toHaveLength(1);
});

test("Olivea is found as it is spelled, with Olivia right behind @phone", async ({ page }) => {
  await open(page, "/");
  await searchField(page).fill("Olivea");
  await expect(cards(page).nth(1)).toContainText("Olivia");
  expect((await namesOn(cards(page))).slice(0, 2)).toEqual(["Olivea", "Olivia"]);
});

test("Jaksson finds Jackson", async ({ page }) => {
  await open(page, "/");
  await searchField(page).fill("Jaksson");
  await expect(cards(page).filter({ hasText: "Jackson" }).first()).toBeVisible();
  expect((await namesOn(cards(page))).slice(0, 3)).toContain("Jackson");
});

test("Each card says why its name was found", async ({ page }) => {
  await open(page, "/");
  await searchField(page).fill("Olivea");
  await expect(cards(page).filter({ hasText: "Exact spelling" })).toHaveCount(1);
  await expect(cards(page).nth(1)).toContainText(/Sounds like “Olivea”|One letter off/);
  await searchField(page).fill("");
  await expect(cards(page).locator(".nm-why")).toHaveCount(0);
});

test("The gender filters what was found", async ({ page }) => {
  await open(page, "/");
  const calls = callsOf(page, SEARCH);
  await searchField(page).fill("alex");
  await expect(cards(page).filter({ hasText: "Boy" }).first()).toBeVisible();
  await page.getByRole("button", { name: "Girl Names" }).click();
  await expect.poll(() => calls.at(-1)).toBe(`GET ${SEARCH}?q=alex&gender=girl`);
  await expect(cards(page).filter({ hasText: "Boy" })).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
});

test("Nothing found is said in words @phone", async ({ page }) => {
  await open(page, "/");
  await searchField(page).fill("zzzzqqq");
  await expect(page.getByText(NO_NAMES)).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

test("An empty field shows the generated names again, and asks nothing", async ({ page }) => {
  await open(page, "/");
  const before = await namesOn(cards(page));
  await searchField(page).fill("zzzzqqq");
  await expect(page.getByText(NO_NAMES)).toBeVisible();
  const calls = callsOf(page, "/api/names");
  await searchField(page).fill("");
  await expect.poll(() => namesOn(cards(page))).toEqual(before);
  await page.waitForTimeout(500);
  expect(calls).toEqual([]);
});

test("Blanks alone are no search", async ({ page }) => {
  await open(page, "/");
  const calls = callsOf(page, SEARCH);
  await searchField(page).fill("   ");
  await page.waitForTimeout(600);
  expect(calls).toEqual([]);
  await expect(cards(page)).toHaveCount(12);
});

test("A search can be linked to, and reloaded", async ({ page }) => {
  await open(page, "/?q=hazel&gender=girl");
  for (const _ of ["linked", "reloaded"]) {
    await expect(searchField(page)).toHaveValue("hazel");
    await expect(page.getByRole("button", { name: "Girl Names" })).toHaveAttribute("aria-pressed", "true");
    await expect(cards(page).first()).toContainText("Hazel");
    await page.reload();
  }
});

test("The address follows what is typed, and Back from a name page finds the search again @phone", async ({
  page,
}) => {
  await open(page, "/");
  await searchField(page).fill("hazel");
  await expect(cards(page).first()).toContainText("Hazel");
  await expect(page).toHaveURL(/\?q=hazel/);
  await cards(page).first().getByRole("link").click();
  await expect(page).toHaveURL("/names/hazel");
  await page.goBack();
  await expect(searchField(page)).toHaveValue("hazel");
  await expect(cards(page).first()).toContainText("Hazel");
});
