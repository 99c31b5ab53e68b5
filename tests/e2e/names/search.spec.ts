import { callsOf, cards, genderButton, namesOn, open, searchField } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

const SEARCH = "/api/names/search-answer";
const NO_NAMES = "No names found. Try adjusting your search or filters.";

test("The text is searched 300 ms after the last key, once; blanks alone are no search, nor is an empty field", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/");
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  const calls = callsOf(page, "/api/names/search");
  const before = await namesOn(cards(page));
  await searchField(page).fill("   ");
  await page.clock.runFor(1_000);
  await expect(cards(page)).toHaveCount(12);
  await searchField(page).fill("");
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

  // The names drawn before are there again, and nothing is asked for.
  await searchField(page).fill("");
  await expect.poll(() => namesOn(cards(page))).toEqual(before);
  await page.clock.pauseAt(new Date(Date.now() + 7_200_000));
  await page.clock.runFor(1_000);
  expect(calls).toHaveLength(1);
});

test("What is found says why, follows the gender, and can be linked to, reloaded and come back to @phone-full", async ({
  page,
}) => {
  await open(page, "/");
  const calls = callsOf(page, SEARCH);
  await test.step("Olivea is found as it is spelled, with Olivia right behind", async () => {
    await searchField(page).fill("Olivea");
    await expect(cards(page).nth(1)).toContainText("Olivia");
    expect((await namesOn(cards(page))).slice(0, 2)).toEqual(["Olivea", "Olivia"]);
    await expect(cards(page).filter({ hasText: "Exact spelling" })).toHaveCount(1);
    await expect(cards(page).nth(1)).toContainText(/Sounds like “Olivea”|One letter off/);
    await searchField(page).fill("");
    await expect(cards(page).locator(".nm-why")).toHaveCount(0);
  });

  await test.step("nothing found is said in words", async () => {
    await searchField(page).fill("zzzzqqq");
    await expect(page.getByText(NO_NAMES)).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
  });

  await test.step("the gender filters what was found", async () => {
    await searchField(page).fill("alex");
    await expect(cards(page).filter({ hasText: "Boy" }).first()).toBeVisible();
    await (await genderButton(page, "Girl Names")).click();
    await expect.poll(() => calls.at(-1)).toBe(`GET ${SEARCH}?q=alex&gender=girl`);
    await expect(cards(page).filter({ hasText: "Boy" })).toHaveCount(0);
    await expect(cards(page).first()).toBeVisible();
  });

  await test.step("the address follows what is typed: by reload, link and Back the search is found again", async () => {
    await searchField(page).fill("hazel");
    await expect(page).toHaveURL("/?q=hazel&gender=girl");
    for (const again of [() => page.reload(), () => open(page, "/?q=hazel&gender=girl")]) {
      await again();
      await expect(searchField(page)).toHaveValue("hazel");
      await expect(await genderButton(page, "Girl Names")).toHaveAttribute("aria-pressed", "true");
      await expect(cards(page).first()).toContainText("Hazel");
    }
    await cards(page).first().getByRole("link").click();
    await expect(page).toHaveURL("/names/hazel");
    await page.goBack();
    await expect(searchField(page)).toHaveValue("hazel");
    await expect(cards(page).first()).toContainText("Hazel");
  });
});
