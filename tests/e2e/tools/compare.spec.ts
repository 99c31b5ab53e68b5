import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { expectAccessibleByDayAndNight } from "#tests/support/expect-accessible.ts";
import { open, saveByCall } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

const THREE = "/compare?names=hazel,violet,theodore";

const chart = (page: Page) =>
  page
    .getByRole("img", { name: /^Births|^Rank/ })
    .filter({ visible: true })
    .first();
const slider = (page: Page) => page.getByRole("slider", { name: "Year to read on the chart" });
const lines = (page: Page) => page.getByRole("list", { name: "Names on the chart" }).getByRole("listitem");
const title = (page: Page) => page.locator("#cmp-title");
const way = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name, exact: true });

async function takeDown(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent("download"), press()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "latin1") };
}

test("Names are compared by mouse and keyboard; every view has an address, and Back leads through them", async ({
  page,
}) => {
  await open(page, "/names/hazel");
  await page.getByRole("main").getByRole("link", { name: "Compare", exact: true }).click();
  await expect(title(page)).toHaveText("Hazel");
  await page.getByLabel("Add a name").fill("Violet, theodore");
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText("Hazel, Violet and Theodore");
  await expect(page).toHaveURL(/\/compare\?names=hazel,violet,theodore$/i);
  await expect(page.getByLabel("Add a name")).toHaveValue("");
  await expect(page).toHaveTitle(/Hazel, Violet and Theodore compared/);

  // By keyboard: the year, a line at a time, and all of it in words.
  await slider(page).focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("heading", { name: "In 1881" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  const spoken = page.locator("main output").first();
  await expect(spoken).toHaveText(/^1881\. Hazel: [\d,.]+ per million girls\.$/);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("PageUp");
  await expect(spoken).toHaveText(/^1891\. Hazel: .+; Violet: .+; Theodore: .+ per million boys\.$/);

  // The mouse need not press.
  const box = await slider(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) - 1, (box?.y ?? 0) + 100);
  await expect(page.getByRole("heading", { name: "In 2025" })).toBeVisible();
  await expect(lines(page).nth(0)).toContainText(/Hazel.*per million girls/);

  await way(page, "Rank").click();
  await expect(chart(page)).toHaveAccessibleName(/^Rank among girls or boys/);
  await way(page, "Linear").click();
  await expect(page).toHaveURL(/measure=rank&scale=linear/);
  await way(page, "Births").click();
  // The years go with the measure that is shown.
  await expect(chart(page)).toHaveAccessibleName(/^Births a year/);
  await page.getByLabel("From", { exact: true }).selectOption("1950");
  await page.getByRole("button", { name: "Show years" }).click();
  await expect(chart(page)).toHaveAccessibleName(
    /^Births a year, 1950 to 2025\. Hazel: [\d,]+ girls in 2025/,
  );

  await page
    .getByRole("link", { name: /^All \d spellings$/ })
    .first()
    .click();
  await expect(lines(page).nth(0)).toContainText("and its spellings");
  await page.getByRole("link", { name: "Take Violet off the chart" }).click();
  await expect(title(page)).toHaveText("Hazel and Theodore");
  await expect(page.getByRole("heading", { name: "In 2025" })).toBeFocused();
  await page.goBack();
  await expect(title(page)).toHaveText("Hazel, Violet and Theodore");
  await page.goBack();
  await expect(lines(page).nth(0)).not.toContainText("and its spellings");

  // What the chart shows is what the table and the files hold.
  await page.getByText("The same numbers as a table").click();
  const row = page.getByRole("row", { name: /^2020/ });
  const shown = (await row.getByRole("cell").allInnerTexts()).map((cell) => cell.replaceAll(",", ""));
  const csv = await takeDown(page, () => way(page, "CSV").click());
  expect(csv.name).toBe("compare-hazel-violet-theodore-births-1950-2025.csv");
  expect(csv.text).toContain(`2020,${shown.join(",")}\r\n`);
  const svg = await takeDown(page, () => way(page, "SVG").click());
  expect(svg.text).toContain("Hazel, Violet and Theodore</text>");
  const png = await takeDown(page, () => page.getByRole("button", { name: "PNG" }).click());
  expect(png.name).toBe("compare-hazel-violet-theodore-births-1950-2025.png");
  expect(png.text.slice(1, 4)).toBe("PNG");
});

test("A name is set for girls beside the same for boys, on its line or by typing @full", async ({ page }) => {
  await open(page, "/compare?names=avery,hazel");
  const whose = lines(page).first().getByRole("group", { name: "Who is counted: Avery" });
  const forBoys = whose.getByRole("link", { name: "Avery for boys" });
  await expect(whose.getByRole("link", { name: "Avery for girls" })).toHaveAttribute("aria-current", "true");
  await forBoys.press("Enter");
  await expect(title(page)).toHaveText("Avery for boys and Hazel");
  await expect(lines(page).first()).toContainText(/per million boys/);
  await expect(forBoys).toBeFocused();
  await page.goBack();
  await expect(title(page)).toHaveText("Avery and Hazel");

  await whose.getByRole("link", { name: "Avery side by side" }).click();
  await expect(title(page)).toHaveText("Avery for girls, Avery for boys and Hazel");
  await expect(page).toHaveURL(/\/compare\?names=avery,avery\.boys,hazel$/);
  await expect(page.getByRole("heading", { name: "In 2025" })).toBeFocused();
  await expect(chart(page)).toHaveAccessibleName(
    / Avery for girls: [\d,.]+ per million girls in 2025\. Avery for boys: [\d,.]+ per million boys in 2025\. /,
  );
  await expect(chart(page).getByText("Avery, boys")).toBeVisible();
  await slider(page).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("main output").first()).toHaveText(
    /^2025\. Avery for boys: [\d,.]+ per million boys\.$/,
  );
  await expect(page.getByRole("row", { name: /^Avery, girls/ })).toContainText(/1 in [\d,]+ girls/);
  await expect(page.getByRole("row", { name: /^Avery, boys/ })).toContainText(/1 in [\d,]+ boys/);
  await page.getByText("The same numbers as a table").click();
  await expect(page.getByRole("columnheader", { name: "Avery, boys" })).toBeVisible();
  const csv = await takeDown(page, () => way(page, "CSV").click());
  expect(csv.name).toBe("compare-avery-avery-boys-hazel-million-1880-2025.csv");
  expect(csv.text).toMatch(
    /^year,avery_girls_per_million,avery_boys_per_million,hazel_girls_per_million\r\n/,
  );
  const svg = await takeDown(page, () => way(page, "SVG").click());
  expect(svg.text).toContain(">Avery, boys</text>");

  await page.getByLabel("Add a name").fill("Rowan girls, Rowan, boys");
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText(
    "Avery for girls, Avery for boys, Hazel, Rowan for girls and Rowan for boys",
  );
  await page.getByRole("link", { name: "Take Avery for girls off the chart" }).click();
  await expect(title(page)).toHaveText("Avery for boys, Hazel, Rowan for girls and Rowan for boys");
  await expect(lines(page)).toHaveCount(4);
  await expectAccessibleByDayAndNight(page);
});

test("On a phone a finger reads the chart, and ticked names come from the saved list @phone-only @full", async ({
  page,
  context,
}) => {
  await saveByCall(context, "ivy", "sofia", "rowan");
  await open(page, "/saved");
  for (const name of ["Ivy", "Sofia", "Rowan"])
    await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  await page.getByRole("main").getByRole("link", { name: "Compare", exact: true }).click();
  await expect(lines(page)).toHaveCount(3);
  await expect(page.getByRole("img", { name: /^Births per million/ }).filter({ visible: true })).toHaveCount(
    1,
  );
  // It begins above the fold, and what changes it comes after it.
  const box = await slider(page).boundingBox();
  expect(box?.y).toBeLessThan(450);
  await slider(page).scrollIntoViewIfNeeded();
  await slider(page).tap({ position: { x: Math.round((box?.width ?? 0) / 2), y: 60 } });
  await expect(page.getByRole("heading", { name: /^In 195\d$/ })).toBeVisible();

  await open(page, "/compare?names=hazel");
  await page.getByRole("link", { name: "Add Ivy" }).tap();
  await expect(title(page)).toHaveText("Hazel and Ivy");
  await page.getByRole("link", { name: "Compare my saved names" }).tap();
  await expect(lines(page)).toHaveCount(3);

  await open(page, `${THREE},christopher,christopher.girls,rowan,rowan.girls,sofia*`);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await expectAccessibleByDayAndNight(page);
});
