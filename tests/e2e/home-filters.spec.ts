import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/expect-accessible.ts";
import { callsOf, cards, namesOn, open, searchField } from "../support/on-screen.ts";
import { expect, test } from "../support/site-test.ts";

const GENERATE = "/api/names/generate";
const SEARCH = "/api/names/search";

type Chosen = {
  readonly group: string;
  /** A label to check, or letters to write. */
  readonly check?: string;
  readonly write?: string;
  readonly query: string;
  readonly chips: readonly string[];
};

/** Every filter of the panel, with one choice of it. */
const FILTERS: readonly Chosen[] = [
  {
    group: "How common",
    check: "1 in 500 or commoner",
    query: "band=common",
    chips: ["1 in 500 or commoner"],
  },
  {
    group: "First letters",
    write: "Ma, Jo",
    query: "start=ma&start=jo",
    chips: ["Starts with Ma", "Starts with Jo"],
  },
  { group: "Origin", check: "Irish", query: "origin=Irish", chips: ["Irish"] },
  { group: "Meaning", check: "Sky, moon and stars", query: "theme=sky", chips: ["Sky, moon and stars"] },
  { group: "Ending", write: "lyn", query: "end=lyn", chips: ["Ends in -lyn"] },
  { group: "Length", check: "Up to 4 letters", query: "length=short", chips: ["Up to 4 letters"] },
  { group: "Syllables", check: "3 syllables", query: "syllables=3", chips: ["3 syllables"] },
  { group: "Ending to leave out", write: "n", query: "not=n", chips: ["Does not end in -n"] },
];

for (const { group, check, write, query, chips } of FILTERS) {
  test(`${group} applies to what is generated and to what is found`, async ({ page }) => {
    await open(page, "/");
    const calls = callsOf(page, "/api/names");
    await panel(page).click();
    await groupOf(page, group).click();
    if (check !== undefined) await choice(page, check).check();
    if (write !== undefined) await page.getByLabel(group, { exact: true }).fill(write);
    await expect(page).toHaveURL(`/?${query}`);
    expect(calls, "nothing is generated but by a click").toEqual([]);

    await page.getByRole("button", { name: "Generate Names" }).click();
    await expect.poll(() => calls).toEqual([`GET ${GENERATE}?count=12&gender=all&${query}`]);
    await expect(page.getByRole("heading", { name: /names that fit$/ })).toBeVisible();

    await searchField(page).fill("al");
    await expect.poll(() => calls.at(-1)).toBe(`GET ${SEARCH}?q=al&${query}`);
    await searchField(page).fill("");

    await panel(page).click();
    await expect(chosen(page).locator(".chip")).toHaveText(chips.map((label) => `Remove ${label}`));
    for (const label of chips) await remove(page, label).click();
    await expect(chosen(page)).toHaveCount(0);
    await expect(panel(page)).toBeFocused();
    await expect(page).toHaveURL("/");
  });
}

test("Filters are combined with each other and with the gender, and shared by a link", async ({ page }) => {
  await open(page, "/?gender=boy&origin=Irish&end=n&length=short");
  const calls = callsOf(page, GENERATE);
  await expect(chosen(page).locator(".chip")).toHaveCount(3);
  await page.getByRole("button", { name: "Generate Names" }).click();
  await expect
    .poll(() => calls)
    .toEqual([`GET ${GENERATE}?count=12&gender=boy&origin=Irish&end=n&length=short`]);
  await expect(page.getByRole("heading", { name: /boy names? that fits?$/ })).toBeVisible();
  for (const name of await namesOn(cards(page))) expect(name).toMatch(/^.{1,3}n$/);
});

test("A search follows the filters at once, and Clear filters leaves text and gender", async ({ page }) => {
  await open(page, "/?q=ma&gender=girl");
  await expect(cards(page).first()).toBeVisible();
  await panel(page).click();
  await groupOf(page, "Origin").click();
  await choice(page, "Irish").check();
  await expect(page).toHaveURL("/?q=ma&gender=girl&origin=Irish");
  await expect(cards(page).filter({ hasText: "Irish" }).first()).toBeVisible();
  await expect(cards(page).filter({ hasText: "Hebrew" })).toHaveCount(0);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/?q=ma&gender=girl");
  await expect(panel(page)).toBeFocused();
  await groupOf(page, "Origin").click();
  await expect(choice(page, "Irish")).not.toBeChecked();
  await expect(searchField(page)).toHaveValue("ma");
});

test("Filters survive a reload, and Back from a name page with the names drawn by them @phone", async ({
  page,
}) => {
  await open(page, "/?origin=Irish");
  await page.getByRole("button", { name: "Generate Names" }).click();
  await expect(page.getByRole("heading", { name: "Twelve names that fit" })).toBeVisible();
  const drawn = await namesOn(cards(page));
  await page.reload();
  await expect(chosen(page)).toContainText("Irish");
  await expect.poll(() => namesOn(cards(page))).toEqual(drawn);

  await cards(page).first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: drawn[0] ?? "" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/?origin=Irish");
  await expect(chosen(page)).toContainText("Irish");
  expect(await namesOn(cards(page))).toEqual(drawn);
});

test("Nothing that fits is said in words, and is no failure @phone", async ({ page }) => {
  await open(page, "/?origin=Irish&start=zz");
  await page.getByRole("button", { name: "Generate Names" }).click();
  await expect(page.getByText("No names found. Try adjusting your search or filters.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No names that fit" })).toBeVisible();
});

test("A failed draw is tried again by the same filters", async ({ page, trouble }) => {
  trouble.expect(/names\/generate/);
  await open(page, "/?origin=Irish");
  await page.route(`**${GENERATE}*`, (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("button", { name: "Generate Names" }).click();
  await expect(page.getByRole("main").getByText("Failed to generate names")).toBeVisible();
  await page.unrouteAll();
  const calls = callsOf(page, GENERATE);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Twelve names that fit" })).toBeVisible();
  expect(calls).toEqual([`GET ${GENERATE}?count=12&gender=all&origin=Irish`]);
});

test("All names that fit are a link away", async ({ page }) => {
  await open(page, "/?gender=girl&origin=Irish");
  await panel(page).click();
  await page.getByRole("link", { name: /^See all [\d,]+ names that fit$/ }).click();
  await expect(page).toHaveURL("/names?gender=girl&origin=Irish");
  await expect(page.getByRole("list", { name: "Chosen filters" })).toContainText("Irish");
});

test("The whole panel is worked with the keyboard", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Unisex Names" }).focus();
  await page.keyboard.press("Tab");
  await expect(panel(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(groupOf(page, "How common")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page).toHaveURL("/?band=common");
  await groupOf(page, "First letters").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Jo");
  await expect(page).toHaveURL("/?band=common&start=jo");
  await panel(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(remove(page, "1 in 500 or commoner")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(remove(page, "Starts with Jo")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Clear filters" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(panel(page)).toBeFocused();
  await expect(page).toHaveURL("/");
});

test("axe finds nothing on the open panel in a narrow window, by day or night", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/?origin=Irish&start=ma&theme=sky");
  await panel(page).click();
  for (const { group } of FILTERS) await groupOf(page, group).click();
  expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(320);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
});

test("Beside each choice stand the names that it would bring, as on the page that lists them", async ({
  page,
}) => {
  await open(page, "/");
  await panel(page).click();
  await groupOf(page, "Origin").click();
  const before = await countsOn(page);
  await page.getByRole("button", { name: "Girl Names" }).click();
  await choice(page, "Irish").check();
  await expect.poll(() => countsOn(page)).not.toEqual(before);
  const all = page.getByRole("link", { name: /^See all [\d,]+ names that fit$/ });
  const total = /[\d,]+/.exec(await all.innerText())?.[0];
  const counts = await countsOn(page);
  await all.click();
  await expect(page.getByRole("heading", { name: `${total} names`, exact: true })).toBeVisible();
  expect(await countsOn(page)).toEqual(counts);
});

test("When the counts cannot be had, the filters stay without them", async ({ page, trouble }) => {
  trouble.expect(/status of 500/);
  await page.route("**/api/collection/counts*", (route) => route.fulfill({ status: 500, body: "" }));
  await open(page, "/");
  await panel(page).click();
  await groupOf(page, "Origin").click();
  await expect(choiceLabel(page, "Irish")).toHaveText(/^Irish[\d,]+ names$/);
  await choice(page, "Irish").check();
  await expect(choiceLabel(page, "Irish")).toHaveText("Irish");
  await expect(choice(page, "Irish")).toBeChecked();
  await expect(page.getByRole("link", { name: "See all names that fit" })).toBeVisible();
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the names that each choice would bring stand beside it", async ({ page }) => {
    await page.goto("/?gender=girl");
    await panel(page).click();
    await groupOf(page, "Origin").click();
    await expect(choiceLabel(page, "Irish")).toHaveText(/^Irish[\d,]+ names$/);
  });

  for (const { group, check, write, query, chips } of FILTERS) {
    test(`${group} is chosen, drawn by, and taken away`, async ({ page }) => {
      await page.goto("/");
      await panel(page).click();
      await groupOf(page, group).click();
      if (check !== undefined) await choice(page, check).check();
      if (write !== undefined) await page.getByLabel(group, { exact: true }).fill(write);
      await page.getByRole("button", { name: "Generate Names" }).click();
      await expect(page).toHaveURL(new RegExp(`\\?${query}&generate=all%26[^&]+&seed=\\d+#names$`));
      await expect(page.getByRole("heading", { name: /names that fit$/ })).toBeVisible();
      for (const label of chips) await remove(page, label).click();
      await expect(page).toHaveURL("/");
      await page.goBack();
      await expect(remove(page, chips.at(-1) ?? "")).toBeVisible();
    });
  }

  test("a search keeps its filters, and Clear filters keeps the search", async ({ page }) => {
    await page.goto("/?origin=Irish&gender=girl");
    await searchField(page).fill("ma");
    await searchField(page).press("Enter");
    await expect(page).toHaveURL("/?q=ma&gender=girl&origin=Irish#names");
    await expect(cards(page).filter({ hasText: "Irish" }).first()).toBeVisible();
    await expect(cards(page).filter({ hasText: "Girl" })).toHaveCount(await cards(page).count());
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(page).toHaveURL("/?q=ma&gender=girl");
  });

  test("Refresh keeps the filters last drawn by", async ({ page }) => {
    await page.goto("/?origin=Irish");
    await page.getByRole("button", { name: "Generate Names" }).click();
    await expect(page.getByRole("heading", { name: "Twelve names that fit" })).toBeVisible();
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByRole("heading", { name: "Twelve names that fit" })).toBeVisible();
  });
});

function panel(page: Page) {
  return page.getByText("More filters", { exact: true });
}

/** The line that opens a filter. */
function groupOf(page: Page, title: string) {
  return page.locator("summary").filter({ has: page.getByText(title, { exact: true }) });
}

function choiceLabel(page: Page, label: string) {
  return page.locator("label.flt-choice").filter({ has: page.getByText(label, { exact: true }) });
}

function choice(page: Page, label: string) {
  return choiceLabel(page, label).getByRole("checkbox");
}

/** What stands beside the choices that bring something, in sight or not. */
async function countsOn(page: Page): Promise<readonly (string | null)[]> {
  return page
    .locator("label.flt-choice:not([data-none])")
    .evaluateAll((all) => all.map(({ textContent }) => textContent));
}

function chosen(page: Page) {
  return page.getByRole("list", { name: "Chosen filters" });
}

function remove(page: Page, label: string) {
  return chosen(page).getByRole("button", { name: `Remove ${label}`, exact: true });
}
