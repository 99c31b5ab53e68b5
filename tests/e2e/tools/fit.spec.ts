import type { Page } from "@playwright/test";
import { expectAccessibleByDayAndNight } from "#tests/support/expect-accessible.ts";
import { open, saveByCall, toast } from "#tests/support/on-screen.ts";
import { expectCopyOf, offlineTest } from "#tests/support/offline-test.ts";
import { expect, test } from "#tests/support/site-test.ts";

const PATH = "/fit";

const form = (page: Page) => page.getByRole("form", { name: "The name" });
const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });
const group = (page: Page, verdict: string) => page.locator(`.fit-group[data-verdict="${verdict}"]`);

const FIRST = "First name";
const MIDDLE = "Middle names optional";
const LAST = "Surname";
const SIBLINGS = "Brothers and sisters optional";

test("An example stands beside the empty fields, where there is room for it @full", async ({ page }) => {
  await open(page, PATH);
  const example = page.getByRole("main").locator(".fit-example");
  await expect(example).toContainText("Hazel June Whitfield");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(example).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 844 });
  await field(page, FIRST).fill("Bryant");
  await expect(example).toHaveCount(0);
});

test("A full name is judged while it is typed, kept on this device, and never sent @phone-full", async ({
  page,
  baseURL,
}) => {
  const sent: string[] = [];
  page.on("request", (request) =>
    sent.push(
      `${request.method()} ${request.url()} ${request.postData() ?? ""} ${JSON.stringify(request.headers())}`,
    ),
  );
  await open(page, PATH);
  await expect(page.getByText("Type a first name and a surname")).toBeVisible();
  await field(page, FIRST).pressSequentially("Bryant");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Quillon");
  await page.keyboard.press("Tab");
  await expect(field(page, LAST)).toBeFocused();
  await page.keyboard.type("Todd");
  await expect(page.getByRole("heading", { level: 2, name: "Bryant Quillon Todd" })).toBeVisible();
  await expect(group(page, "caution")).toContainText("Bryant ends with the sound that Todd starts with");
  await expect(group(page, "caution")).toContainText("Hello, this is Bryant Todd.");
  // Told once nobody types any more.
  await expect(page.getByRole("main").getByRole("status")).toHaveText(/^Bryant Quillon Todd: 1 caution, /);

  await field(page, FIRST).fill("Chloe");
  await field(page, MIDDLE).fill("");
  await field(page, LAST).fill("Zebulinsky");
  await field(page, SIBLINGS).fill("Zoe, Gertrude");
  await expect(group(page, "caution")).toContainText("Chloe and Zoe rhyme");
  await expect(group(page, "listen")).toContainText(
    "Chloe was most popular in the 2000s, Gertrude in the 1890s",
  );
  // How usual each is now, beside its time; and a name that is met everywhere beside one that is met nowhere.
  const eras = page.getByRole("region", { name: "When these names were popular" });
  await expect(eras.getByRole("listitem").filter({ hasText: "Chloe" })).toHaveText(/1 in [\d,]{3,5} babies/);
  await field(page, SIBLINGS).fill("Peregrine");
  await expect(group(page, "listen")).toContainText(
    /Chloe is given to about [\d,]+ babies a year, Peregrine to about \d+/,
  );
  await expect(group(page, "listen")).toContainText("With love from Chloe and Peregrine.");
  await field(page, SIBLINGS).fill("Zoe, Gertrude");
  await expect(page.getByRole("list", { name: "How we hear it" })).toContainText("a guess");
  await page.getByText("Do you say it differently?").click();
  await page.getByLabel("Your surname as it sounds").fill("zeb-you-LIN-skee");
  await expect(page.getByRole("list", { name: "How we hear it" })).toContainText("as you say it");
  await expect(page.getByRole("img", { name: "Gertrude: most popular in the 1890s" })).toBeVisible();
  await expect(group(page, "pass").getByText("Nothing on our list", { exact: false })).toBeHidden();
  await group(page, "pass").locator("summary").press("Enter");
  await expect(group(page, "pass").getByText("Nothing on our list: C.Z.")).toBeVisible();
  await expectAccessibleByDayAndNight(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await open(page, PATH);
  await expect(field(page, LAST)).toHaveValue("Zebulinsky");
  await page.getByRole("button", { name: "Check the name" }).click();
  await expect(page.getByRole("heading", { name: "Chloe Zebulinsky" })).toBeFocused();
  await page.getByRole("button", { name: "Clear all four" }).click();
  await expect(field(page, FIRST)).toBeFocused();
  await expect(field(page, LAST)).toHaveValue("");
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(field(page, LAST)).toHaveValue("Zebulinsky");

  // Every request of the whole journey reads, is ours, and holds no name, nor does the address.
  expect(sent.filter((each) => !each.startsWith(`GET ${baseURL}/`))).toEqual([]);
  expect(sent.join()).not.toMatch(/bryant|quillon|todd|chloe|zebu|zeb-|gertrude|peregrine/i);
  expect(page.url()).toBe(`${baseURL}${PATH}`);
});

test("From a name's page, from a saved name and by a link; the names stay behind the #; all can be forgotten @full", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/names/hazel");
  await page.getByRole("main").getByRole("link", { name: "With our surname", exact: true }).click();
  await expect(field(page, FIRST)).toHaveValue("Hazel");
  await expect(page).toHaveURL(`${baseURL}${PATH}`);
  await field(page, LAST).fill("O’Brien");

  await saveByCall(context, "zoe");
  await open(page, "/saved");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Full name\s*with Zo[eë]$/ })
    .click();
  await expect(field(page, FIRST)).toHaveValue(/^Zo[eë]$/);
  await expect(field(page, LAST)).toHaveValue("O’Brien");

  await page.getByRole("button", { name: "Copy a link to this name" }).click();
  await expect(toast(page)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe("");
  expect(decodeURIComponent(new URL(link).hash)).toMatch(/^#first=Zo[eë]&last=O’Brien$/);

  await field(page, LAST).fill("Miller");
  await page.goto("/about");
  await open(page, link);
  await expect(field(page, LAST)).toHaveValue("O’Brien");
  await expect(toast(page)).toContainText("The link had another name");
  // A tooltip stands above its button where nothing lies below.
  await page.getByRole("button", { name: "Close this notification" }).hover();
  await expect(page.getByRole("tooltip")).toHaveText("Close this notification");
  await expect(page.getByRole("tooltip")).toBeInViewport({ ratio: 1 });
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(field(page, LAST)).toHaveValue("Miller");

  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Forget everything on this device" }).click();
  await expect(field(page, LAST)).toHaveValue("");
  expect(await page.evaluate(() => localStorage.getItem("fit"))).toBeNull();
});

offlineTest.describe("without a network", () => {
  offlineTest("what was opened once still judges what a link brings @full", async ({ page, front }) => {
    await open(page, PATH);
    await expectCopyOf(page, "/fit");
    front.down = true;
    await open(page, `${PATH}#first=Jane&last=Lane`);
    await expect(group(page, "caution")).toContainText("Jane and Lane rhyme");
    await open(page, `${PATH}?tab=siblings#siblings=Hazel`);
    await expect(page.getByRole("heading", { name: "Names that go with Hazel" })).toBeVisible();
  });
});
