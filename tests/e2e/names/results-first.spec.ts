import type { Page } from "@playwright/test";
import { allFilters, chips, openFilters } from "#tests/support/parts/filters.ts";
import { expectAccessibleByDayAndNight } from "#tests/support/expect-accessible.ts";
import { cards, listens, namesOn, open, searchField } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

/** What a keyboard of 336 pixels leaves of a phone. */
const ABOVE_KEYBOARD = 844 - 336;
/** What the bar of tabs leaves of it. */
const ABOVE_TABS = 844 - 60;

test("On a phone the answer comes first: the cover folds, rows are short, the rest comes by a button; Back and reload keep it @phone-only", async ({
  page,
}) => {
  await test.step("with the focus in the field the cover folds, and unfolds when the field is left empty", async () => {
    await open(page, "/");
    const before = await heightOf(page, ".cover");
    await searchField(page).focus();
    await expect.poll(() => heightOf(page, ".cover")).toBeLessThan(160);
    await expect(generate(page)).toBeHidden();
    await searchField(page).blur();
    await expect.poll(() => heightOf(page, ".cover")).toBe(before);
    await expect(generate(page)).toBeVisible();
  });

  await test.step("what is typed is answered above the keyboard", async () => {
    await searchField(page).fill("irish girl names");
    await expect(cards(page)).toHaveCount(24);
    await expectFirst(page);
    await expect(generate(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Remove Irish" })).toBeInViewport();
    await expect(page.getByText("The 50 best matches.")).toBeInViewport();
  });

  await test.step("the rest comes by a button, and Back and reload keep it", async () => {
    const found = await namesOn(cards(page));
    await page.getByRole("link", { name: "Show 26 more" }).click();
    await expect(cards(page)).toHaveCount(50);
    expect((await namesOn(cards(page))).slice(0, 24)).toEqual(found);
    await expect(page).toHaveURL("/?q=irish+girl+names&show=all");
    await cards(page).last().getByRole("link").click();
    await expect(page).toHaveURL(/\/names\/./);
    await page.goBack();
    await expect(cards(page)).toHaveCount(50);
    await page.reload();
    await expect(cards(page)).toHaveCount(50);
    // The document has the curves as HTML alone: what comes back has them from there.
    await listens(page);
    await cards(page).first().getByRole("link").click();
    await expect(page).toHaveURL(/\/names\/./);
    await page.goBack();
    await expect(cards(page).filter({ has: page.locator(".spark .ln") })).toHaveCount(50);
  });

  await test.step("so it is below the curve of a name, and with filters", async () => {
    await open(page, "/?q=Maya");
    await expectFirst(page);
    await open(page, "/names?gender=girl&origin=Irish&band=rare");
    await expectFirst(page);
    await expect(chips(page)).toHaveCount(3);
    const title = page.getByRole("heading", { level: 1 });
    const fits = await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
    expect(fits, "the title ends before the filters begin").toBe(true);
  });

  await test.step("the filters open below the title, girls or boys first", async () => {
    await openFilters(page);
    const [title, genders, filters] = await Promise.all(
      [
        page.getByRole("heading", { level: 1 }),
        page.getByRole("group", { name: "Who the name is used for" }),
        allFilters(page),
      ].map((part) => part.boundingBox()),
    );
    expect(genders?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0));
    expect(filters?.y).toBeGreaterThanOrEqual((genders?.y ?? 0) + (genders?.height ?? 0));
  });
});

test("Years, maps and countries begin in the first screen of a phone @phone-only @full", async ({ page }) => {
  for (const [path, part] of [
    ["/names/lists/top-100-girls/1985", "tbody tr"],
    ["/names/lists/top-100-girls/1980s", "tbody tr"],
    ["/names/map?name=olivia", ".pl-part svg"],
    ["/compare/countries?names=hazel", ".ctr-panels svg"],
    ["/names/how-old?name=jennifer", ".old-answer h2"],
  ] as const) {
    await open(page, path);
    const box = await page.locator(part).first().boundingBox();
    expect(box?.y, path).toBeLessThan(ABOVE_TABS - 60);
  }
});

test("axe finds nothing on rows of names, by day or night @phone-only @phone @full", async ({ page }) => {
  for (const path of [
    "/?q=how+popular+is+hazel",
    "/?q=irish+girl+short",
    "/names?gender=girl&origin=Irish",
  ]) {
    await open(page, path);
    await expectAccessibleByDayAndNight(page);
  }
});

/** The first name begins in the upper third, stands whole above a keyboard, and is a short row. */
async function expectFirst(page: Page): Promise<void> {
  const box = await cards(page).first().boundingBox();
  expect(box?.y).toBeLessThan(300);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(ABOVE_KEYBOARD);
  expect(box?.height).toBeLessThanOrEqual(71);
}

function heightOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => element.getBoundingClientRect().height);
}

function generate(page: Page) {
  return page.getByRole("button", { name: "Generate Names" });
}
