import { callsOf, cards, namesOn, open } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

const GENERATE = "/api/names/generate";

const FILTERS = [
  { button: "All Names", gender: "all", tag: /Girl|Boy|Unisex/ },
  { button: "Boy Names", gender: "boy", tag: /Boy/ },
  { button: "Girl Names", gender: "girl", tag: /Girl/ },
  { button: "Unisex Names", gender: "unisex", tag: /Unisex/ },
] as const;

test("Twelve names are there before anything is asked for; each click of Generate Names draws anew, by the gender @phone-full", async ({
  page,
}) => {
  await open(page, "/");
  const calls = callsOf(page, "/api/names");
  await expect(cards(page)).toHaveCount(12);
  const before = await namesOn(cards(page));
  // Choosing a gender draws nothing.
  for (const { button } of FILTERS) {
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("button", { name: button })).toHaveAttribute("aria-pressed", "true");
  }
  expect(await namesOn(cards(page))).toEqual(before);

  const asked: string[] = [];
  for (const { button, gender, tag } of FILTERS) {
    await page.getByRole("button", { name: button }).click();
    await page.getByRole("button", { name: "Generate Names" }).click();
    asked.push(`GET ${GENERATE}?count=12&gender=${gender}`);
    await expect.poll(() => calls).toEqual(asked);
    await expect(cards(page).filter({ hasText: tag })).toHaveCount(12);
    await expect(cards(page)).toHaveCount(12);
  }
  const drawn = await namesOn(cards(page));
  expect(drawn).not.toEqual(before);
  await page.getByRole("button", { name: "Generate Names" }).click();
  await expect.poll(() => calls).toHaveLength(asked.length + 1);
  await expect.poll(() => namesOn(cards(page))).not.toEqual(drawn);
  expect(new Set(await namesOn(cards(page))).size).toBe(12);

  // Nor does choosing a mood.
  await page.getByRole("radio", { name: "Rare" }).check({ force: true });
  await expect(page.getByText("Press Generate Names for rare unisex names.")).toBeVisible();
  await expect(page).toHaveURL(/\?gender=unisex&mood=rare$/);
  expect(calls).toHaveLength(asked.length + 1);
  await page.getByRole("button", { name: "Generate Names" }).click();
  await expect.poll(() => calls.at(-1)).toBe(`GET ${GENERATE}?count=12&gender=unisex&mood=rare`);
});

test("Refresh keeps the filter last generated with, and Back from a name page finds the names again @full", async ({
  page,
}) => {
  await open(page, "/");
  const calls = callsOf(page, GENERATE);
  await page.getByRole("button", { name: "Girl Names" }).click();
  await page.getByRole("button", { name: "Generate Names" }).click();
  await expect.poll(() => calls.length).toBe(1);
  await expect(cards(page).filter({ hasText: "Girl" })).toHaveCount(12);
  const before = await namesOn(cards(page));
  await page.getByRole("button", { name: "Boy Names" }).click();
  await page.getByRole("button", { name: "Refresh" }).click();
  const girls = `GET ${GENERATE}?count=12&gender=girl`;
  await expect.poll(() => calls).toEqual([girls, girls]);
  await expect.poll(() => namesOn(cards(page))).not.toEqual(before);
  await expect(cards(page).filter({ hasText: "Girl" })).toHaveCount(12);
  const drawn = await namesOn(cards(page));

  await cards(page).first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: drawn[0] ?? "" })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(12);
  expect(await namesOn(cards(page))).toEqual(drawn);
  expect(calls).toHaveLength(2);
});
