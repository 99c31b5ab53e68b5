import type { Page } from "@playwright/test";
import { expectAccessibleByDayAndNight } from "#tests/support/expect-accessible.ts";
import { open } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

const PATH = "/fit";

const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "What to try" }).getByRole("link", { name });
const sex = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Show names for" }).getByRole("link", { name });
const mood = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test("Names beside brothers and sisters come by keyboard, with two reasons; Back and a reload keep the tab; nothing is sent @full", async ({
  page,
  baseURL,
}) => {
  const sent: string[] = [];
  page.on("request", (request) =>
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`),
  );
  await open(page, PATH);
  await tab(page, "Siblings").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${baseURL}${PATH}?tab=siblings`);
  await page.getByLabel("Your children").fill("Quillon, Violet");
  await expect(
    page.getByRole("heading", { level: 2, name: "Names that go with Quillon and Violet" }),
  ).toBeVisible();
  const names = page.locator(".fit-names > li");
  await expect(names).toHaveCount(24);
  await expect(mood(page, "Fresher").locator(".fit-names > li").first()).toContainText("Less common: about");
  for (const each of await names.all()) await expect(each.locator("li")).toHaveCount(2);

  await sex(page, "Girl").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${baseURL}${PATH}?tab=siblings&gender=girl`);
  await expect(sex(page, "Girl")).toBeFocused();
  await expect(names.filter({ hasText: "Boy" })).toHaveCount(0);
  await page.getByRole("button", { name: "Show names" }).click();
  await expect(page.getByRole("heading", { name: "Names that go with Quillon and Violet" })).toBeFocused();
  await expectAccessibleByDayAndNight(page);
  await open(page, page.url());
  await expect(sex(page, "Girl")).toHaveAttribute("aria-current", "true");
  await expect(names).toHaveCount(24);
  await page.goBack();
  await expect(sex(page, "All")).toHaveAttribute("aria-current", "true");

  // A name is tried beside the children that are there.
  const [first] = await names.getByRole("heading").allInnerTexts();
  await names.first().getByRole("link", { name: "Try it" }).click();
  await expect(page).toHaveURL(`${baseURL}${PATH}`);
  await expect(field(page, "First name")).toHaveValue(first ?? "");
  await expect(field(page, "Brothers and sisters optional")).toHaveValue("Quillon, Violet");
  expect(sent.filter((each) => !each.startsWith(`GET ${baseURL}/`))).toEqual([]);
  expect(sent.join()).not.toMatch(/quillon/i);
});

test("Names for the middle of a name that a page brings, tried in the middle @full", async ({
  page,
  baseURL,
}) => {
  await open(page, "/names/benjamin");
  await page.getByRole("main").getByRole("link", { name: "More, with our surname" }).click();
  await expect(page).toHaveURL(`${baseURL}${PATH}?tab=middle`);
  await expect(page.getByRole("heading", { level: 2, name: "After Benjamin" })).toBeVisible();
  await expect(sex(page, "Boy")).toHaveAttribute("aria-current", "true");
  await page.getByLabel("Surname optional").fill("Whitfield");
  await expect(page.getByRole("heading", { level: 2, name: "Between Benjamin and Whitfield" })).toBeVisible();
  const names = page.locator(".fit-names > li");
  await expect(names).toHaveCount(24);
  await expectAccessibleByDayAndNight(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const [middle] = await names.getByRole("heading").allInnerTexts();
  await names.first().getByRole("link", { name: "Try it" }).click();
  await expect(page.getByRole("heading", { level: 2, name: `Benjamin ${middle} Whitfield` })).toBeVisible();

  await field(page, "Middle names optional").fill("Dover");
  await expect(page.locator('.fit-group[data-verdict="caution"]')).toContainText(
    "Shortened to Ben, it sounds like “bend over”",
  );
});
