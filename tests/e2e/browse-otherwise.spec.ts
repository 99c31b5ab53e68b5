import {
  allFilters,
  chip,
  chips,
  countBeside,
  expectFound,
  foundText,
  genderLabel,
  heading,
  openFilter,
  plainNames,
  summaryOf,
  TICKED,
} from "../support/browse-page.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { cards, keptFor, namesOn, open, saveButton, savedButton } from "../support/on-screen.ts";
import { expect, test } from "../support/site-test.ts";

test("On a phone the filters are folded up, and say how many are chosen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/names?gender=girl");
  await expect(cards(page).first()).toBeInViewport();
  await allFilters(page).click();
  await page.getByText("Origin", { exact: true }).first().click();
  await page.getByRole("checkbox", { name: "Irish" }).check();
  await page.getByRole("checkbox", { name: "Rarer than 1 in 10,000" }).check();
  await expect(page.getByText("(2 chosen)")).toBeAttached();
  const show = page.getByRole("button", { name: /^Show \d+ names$/ });
  await expect(show).toBeInViewport();
  await show.click();
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();
  await expect(page.getByRole("checkbox", { name: "Irish" })).toBeHidden();
});

test.describe("With the keyboard alone", () => {
  test("filters are opened, ticked and written, and the focus stays", async ({ page }) => {
    await open(page, "/names");
    await page.getByRole("radio", { name: "All Names" }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL("/names?gender=boy");
    await expect(page.getByRole("radio", { name: "Boy Names" })).toBeFocused();

    await summaryOf(page, "Length").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("checkbox", { name: "Up to 4 letters" })).toBeFocused();
    await page.keyboard.press("Space");
    await expect(page).toHaveURL("/names?gender=boy&length=short");
    await expect(page.getByRole("checkbox", { name: "Up to 4 letters" })).toBeFocused();

    await page.getByRole("textbox", { name: "First letters" }).focus();
    await page.keyboard.type("le");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/names?gender=boy&start=le&length=short");
    await expect(chip(page, "Starts with Le")).toBeVisible();
    for (const name of await plainNames(page)) expect(name).toMatch(/^le.{0,2}$/);
  });

  test("the order is chosen, a chip dropped, the next page opened", async ({ page }) => {
    await open(page, "/names?gender=girl");
    await page.getByLabel("Sorted by").focus();
    await page.keyboard.type("A to");
    // The address comes before the list that it asks for.
    await expect(chip(page, "Girl Names")).toHaveAttribute("href", /^\/names\?sort=name/);
    await expect(page).toHaveURL("/names?gender=girl&sort=name");
    await page.keyboard.press("Tab");
    await expect(chip(page, "Girl Names")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/names?sort=name");
    await expect(heading(page)).toBeFocused();
    await page.getByRole("link", { name: "Next" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/names?sort=name&page=2#names");
    await expect(heading(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByLabel("Sorted by")).toBeFocused();
  });
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every filter is chosen in one form, ordered, dropped, and given back by Back", async ({ page }) => {
    await page.goto("/names");
    await genderLabel(page, "Girl Names").click();
    for (const { title, choice } of TICKED) {
      await (await openFilter(page, title)).getByRole("checkbox", { name: choice }).check();
    }
    await page.getByRole("checkbox", { name: "Rarer than 1 in 10,000" }).uncheck();
    await (await openFilter(page, "First letters")).getByRole("textbox").fill("A");
    await page.getByRole("checkbox", { name: "Up to 4 letters" }).uncheck();
    await page.getByRole("checkbox", { name: "4 syllables or more" }).uncheck();
    await page.getByRole("checkbox", { name: "Flowers" }).uncheck();
    await page.getByRole("button", { name: "Show names" }).click();
    await expect(page).toHaveURL(/\/names\?gender=girl&/);
    await expect(chips(page)).toHaveText([/Girl Names/, /Irish/, /Starts with A/]);
    const found = await foundText(page);
    for (const name of await plainNames(page)) expect(name).toMatch(/^a/);

    await page.getByLabel("Sorted by").selectOption("A to Z");
    await page.getByRole("button", { name: "Sort", exact: true }).click();
    await expect(page).toHaveURL(/sort=name/);
    await expect(heading(page)).toHaveText(found);
    const letters = await plainNames(page);
    expect(letters).toEqual(letters.toSorted());

    await chip(page, "Irish").click();
    await expect(page).toHaveURL("/names?gender=girl&start=a&sort=name");
    await page.goBack();
    await expect(heading(page)).toHaveText(found);
    await page.reload();
    await expect(heading(page)).toHaveText(found);
  });

  for (const { title, choice } of TICKED) {
    test(`${title} is chosen with the form`, async ({ page }) => {
      await page.goto("/names");
      const group = await openFilter(page, title);
      const promised = await countBeside(group, choice);
      await group.getByRole("checkbox", { name: choice }).check();
      await page.getByRole("button", { name: "Show names" }).click();
      await expectFound(page, promised);
      await chip(page, choice).click();
      await expect(page).toHaveURL("/names");
    });
  }

  test("pages are turned, and a name is saved without losing the place", async ({ page, context }) => {
    await page.goto("/names?origin=Irish&end=n");
    await page.goto("/names?gender=boy");
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL("/names?gender=boy&page=2#names");
    const [first = ""] = await namesOn(cards(page));
    await saveButton(page, first).click();
    await expect(savedButton(page, first)).toBeVisible();
    await expect(page).toHaveURL(/\/names\?gender=boy&page=2/);
    expect(await keptFor(context)).toHaveLength(1);
  });
});

test("axe finds nothing on open filters, by day or night @phone", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/names?gender=girl&origin=Irish&start=m");
  for (const title of ["Meaning", "Ending", "Length", "Syllables", "Ending to leave out"]) {
    await openFilter(page, title);
  }
  await page.getByText(/more, A to Z$/).click();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
});

test.describe("At 320 px, or at 200 % zoom", () => {
  test.use({ viewport: { width: 320, height: 640 }, deviceScaleFactor: 2 });

  test("open filters lie within the window", async ({ page }) => {
    await open(page, "/names?gender=girl&origin=Irish&start=m&sort=rising");
    for (const title of ["Meaning", "Ending", "Length", "Syllables", "Ending to leave out"]) {
      await openFilter(page, title);
    }
    await page.getByText(/more, A to Z$/).click();
    for (const viewport of [
      { width: 320, height: 640 },
      { width: 640, height: 450 },
    ]) {
      await page.setViewportSize(viewport);
      expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(viewport.width);
    }
  });
});
