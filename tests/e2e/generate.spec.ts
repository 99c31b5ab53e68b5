import { callsOf, cards, namesOn, open } from "../support/on-screen.ts";
import { expect, test } from "../support/site-test.ts";

const GENERATE = "/api/names/generate";

const FILTERS = [
  { button: "All Names", gender: "all", tag: /Girl|Boy|Unisex/ },
  { button: "Boy Names", gender: "boy", tag: /Boy/ },
  { button: "Girl Names", gender: "girl", tag: /Girl/ },
  { button: "Unisex Names", gender: "unisex", tag: /Unisex/ },
] as const;

test("The first twelve names are there before anything is asked for @phone", async ({ page }) => {
  const calls = callsOf(page, "/api/names");
  await open(page, "/");
  await expect(cards(page)).toHaveCount(12);
  expect(calls).toEqual([]);
});

for (const { button, gender, tag } of FILTERS) {
  test(`Generate Names draws twelve of ${button}`, async ({ page }) => {
    await open(page, "/");
    const calls = callsOf(page, GENERATE);
    await page.getByRole("button", { name: button }).click();
    await page.getByRole("button", { name: "Generate Names" }).click();
    await expect.poll(() => calls).toEqual([`GET ${GENERATE}?count=12&gender=${gender}`]);
    await expect(cards(page)).toHaveCount(12);
    await expect(cards(page).filter({ hasText: tag })).toHaveCount(12);
  });
}

test("Each click of Generate Names draws anew @phone", async ({ page }) => {
  await open(page, "/");
  const calls = callsOf(page, GENERATE);
  const before = await namesOn(cards(page));
  for (const times of [1, 2]) {
    await page.getByRole("button", { name: "Generate Names" }).click();
    await expect.poll(() => calls.length).toBe(times);
  }
  await expect.poll(() => namesOn(cards(page))).not.toEqual(before);
  expect(new Set(await namesOn(cards(page))).size).toBe(12);
});

test("Changing the gender does not generate", async ({ page }) => {
  await open(page, "/");
  const calls = callsOf(page, "/api/names");
  const before = await namesOn(cards(page));
  await page.getByRole("button", { name: "Boy Names" }).click();
  await expect(page.getByRole("button", { name: "Boy Names" })).toHaveAttribute("aria-pressed", "true");
  await page.waitForTimeout(500);
  expect(calls).toEqual([]);
  expect(await namesOn(cards(page))).toEqual(before);
});

test("Refresh keeps the filter last generated with", async ({ page }) => {
  await open(page, "/");
  const calls = callsOf(page, GENERATE);
  await page.getByRole("button", { name: "Girl Names" }).click();
  await page.getByRole("button", { name: "Generate Names" }).click();
  await expect.poll(() => calls.length).toBe(1);
  await page.getByRole("button", { name: "Boy Names" }).click();
  await page.getByRole("button", { name: "Refresh" }).click();
  const girls = `GET ${GENERATE}?count=12&gender=girl`;
  await expect.poll(() => calls).toEqual([girls, girls]);
  await expect(cards(page).filter({ hasText: "Girl" })).toHaveCount(12);
});

test("Back from a name page finds the generated names again", async ({ page }) => {
  await open(page, "/");
  const calls = callsOf(page, GENERATE);
  const before = await namesOn(cards(page));
  await page.getByRole("button", { name: "Generate Names" }).click();
  await expect.poll(() => namesOn(cards(page))).not.toEqual(before);
  const drawn = await namesOn(cards(page));

  await cards(page).first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: drawn[0] ?? "" })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(12);
  expect(await namesOn(cards(page))).toEqual(drawn);
  expect(calls).toHaveLength(1);
});
