import { expectAccessibleByDayAndNight } from "#tests/support/expect-accessible.ts";
import {
  choice,
  choiceLabel,
  chosen,
  countsOn,
  groupOf,
  HOME_FILTERS,
  panel,
  removals,
  remove,
} from "#tests/support/parts/home-filters.ts";
import { callsOf, cards, namesOn, open, searchField } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

const GENERATE = "/api/names/generate";
const SEARCH = "/api/names/search-answer";

/** One that is written; what is ticked is so below and in /names. The others work alike, and wait for the full matrix. */
const REPRESENTATIVE = "First letters";

for (const { group, check, write, query, chips } of HOME_FILTERS) {
  const tag = group === REPRESENTATIVE ? "" : " @full";
  test(`${group} applies to what is generated and to what is found${tag}`, async ({ page }) => {
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
    await expect.poll(() => calls).toContain(`GET ${SEARCH}?q=al&${query}`);
    await searchField(page).fill("");

    await panel(page).click();
    await expect(removals(page)).toHaveText(chips.map((label) => `Remove ${label}`));
    for (const label of chips) await remove(page, label).click();
    await expect(chosen(page)).toHaveCount(0);
    await expect(panel(page)).toBeFocused();
    await expect(page).toHaveURL("/");
  });
}

test("Filters of a link are combined, and survive a failed draw, a reload, and Back from a name page @phone-full", async ({
  page,
  trouble,
}) => {
  trouble.expect(/names\/generate/);
  const address = "/?gender=boy&origin=Irish&end=n&length=short";
  await test.step("a failed draw is tried again by the same filters", async () => {
    await open(page, address);
    await expect(removals(page)).toHaveCount(3);
    await page.route(`**${GENERATE}*`, (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByRole("button", { name: "Generate Names" }).click();
    await expect(page.getByRole("main").getByText("Failed to generate names")).toBeVisible();
    await page.unrouteAll();
    const calls = callsOf(page, GENERATE);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: /boy names? that fits?$/ })).toBeVisible();
    expect(calls).toEqual([`GET ${GENERATE}?count=12&gender=boy&origin=Irish&end=n&length=short`]);
    for (const name of await namesOn(cards(page))) expect(name).toMatch(/^.{1,3}n$/);
  });

  await test.step("the names drawn are still there", async () => {
    const drawn = await namesOn(cards(page));
    await page.reload();
    await expect(chosen(page)).toContainText("Irish");
    await expect.poll(() => namesOn(cards(page))).toEqual(drawn);
    await cards(page).first().getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: drawn[0] ?? "" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(chosen(page)).toContainText("Irish");
    expect(await namesOn(cards(page))).toEqual(drawn);
  });

  await test.step("nothing that fits is said in words, and is no failure", async () => {
    await open(page, "/?origin=Irish&start=zz");
    await page.getByRole("button", { name: "Generate Names" }).click();
    await expect(page.getByText("No names found. Try adjusting your search or filters.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "No names that fit" })).toBeVisible();
  });
});

test("A search follows the filters at once; beside each choice stand the names that it would bring", async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 500/);
  await test.step("Clear filters leaves text and gender", async () => {
    await open(page, "/?q=ma&gender=girl");
    await expect(cards(page).first()).toBeVisible();
    await panel(page).click();
    await groupOf(page, "Origin or use").click();
    await choice(page, "Irish").check();
    await expect(page).toHaveURL("/?q=ma&gender=girl&origin=Irish");
    await expect(cards(page).filter({ hasText: "Irish" }).first()).toBeVisible();
    await expect(cards(page).filter({ hasText: "Hebrew" })).toHaveCount(0);
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(page).toHaveURL("/?q=ma&gender=girl");
    await expect(panel(page)).toBeFocused();
    await groupOf(page, "Origin or use").click();
    await expect(choice(page, "Irish")).not.toBeChecked();
    await expect(searchField(page)).toHaveValue("ma");
  });

  await test.step("the counts are those of the page that lists the names, which is a link away", async () => {
    await open(page, "/");
    await panel(page).click();
    await groupOf(page, "Origin or use").click();
    const before = await countsOn(page);
    await page.getByRole("button", { name: "Girl Names" }).click();
    await expect.poll(() => countsOn(page)).not.toEqual(before);
    const ofGirls = await countsOn(page);
    await choice(page, "Irish").check();
    await expect.poll(() => countsOn(page)).not.toEqual(ofGirls);
    const all = page.getByRole("link", { name: /^See all [\d,]+ names that fit$/ });
    const total = /[\d,]+/.exec(await all.innerText())?.[0];
    const counts = await countsOn(page);
    await all.click();
    await expect(page).toHaveURL("/names?gender=girl&origin=Irish");
    await expect(page.getByRole("list", { name: "Chosen filters" })).toContainText("Irish");
    await expect(page.getByRole("heading", { name: `${total} names`, exact: true })).toBeVisible();
    expect(await countsOn(page)).toEqual(counts);
  });

  await test.step("when the counts cannot be had, the filters stay without them", async () => {
    await page.route("**/api/collection/counts*", (route) => route.fulfill({ status: 500, body: "" }));
    await open(page, "/");
    await panel(page).click();
    await groupOf(page, "Origin or use").click();
    await expect(choiceLabel(page, "Irish")).toHaveText(/^Irish[\d,]+ names$/);
    await choice(page, "Irish").check();
    await expect(choiceLabel(page, "Irish")).toHaveText("Irish");
    await expect(choice(page, "Irish")).toBeChecked();
    await expect(page.getByRole("link", { name: "See all names that fit" })).toBeVisible();
  });
});

test("The whole panel is worked with the keyboard @full", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("button", { name: "Unisex Names" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("radio", { name: "Mixed" })).toBeFocused();
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
  await expect(remove(page, "Common (at least 1 in 500)")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(remove(page, "Starts with Jo")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Clear filters" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(panel(page)).toBeFocused();
  await expect(page).toHaveURL("/");
});

test("axe finds nothing on the open panel in a narrow window, by day or night @full", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/?origin=Irish&start=ma&theme=sky");
  await panel(page).click();
  for (const { group } of HOME_FILTERS) await groupOf(page, group).click();
  expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(320);
  await expectAccessibleByDayAndNight(page);
});
