import { expectAccessibleByDayAndNight } from "#tests/support/expect-accessible.ts";
import { field, fillIn, form, LOG, NOW, paper, press, row } from "#tests/support/parts/fill-in-form.ts";
import { open } from "#tests/support/on-screen.ts";
import { expectCopyOf, offlineTest } from "#tests/support/offline-test.ts";
import { sentBy } from "#tests/support/parts/sent-by.ts";
import { expect, test } from "#tests/support/site-test.ts";

const CHART = "/templates/growth-chart-girls";

test("A day of feeds, written by thumb, survives a reload and prints; nothing of it is ever sent @phone @desktop-full", async ({
  page,
  baseURL,
}) => {
  const sent = sentBy(page);
  await page.clock.setFixedTime(NOW);
  await open(page, LOG);
  await page.getByRole("link", { name: "Fill in on screen" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Feeding log, on screen" })).toBeFocused();
  await expect(page.getByRole("main")).toContainText("Your entries are saved on this device as you type.");

  await field(page, "Baby’s name").fill("Zebulina");
  await press(page, "Date: Today");
  await expect(page.getByRole("main").getByRole("status").first()).toHaveText("Saved on this device");
  await row(page, "Feeding 1").getByRole("button", { name: "Time: Now" }).click();
  await row(page, "Feeding 1").getByRole("button", { name: "BF breastfed" }).click();
  await press(page, "Next: Feeding 2");
  await expect(form(page).getByRole("button", { name: "Feeding 2", expanded: true })).toBeFocused();
  await row(page, "Feeding 2").getByLabel("Time", { exact: true }).fill("22:30");
  await row(page, "Feeding 2").getByRole("button", { name: "BT bottle" }).click();
  await press(page, /^Feeding 1 7:05 PM, BF/);
  await row(page, "Feeding 1").getByLabel("Notes", { exact: true }).fill("sleepy-marker");
  await expect(form(page)).toContainText("2 are filled in above.");
  await press(page, "Write 2");
  await expect(field(page, "Feedings today")).toHaveValue("2");
  await expectAccessibleByDayAndNight(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  // In the very moment after the last letter.
  await field(page, "Line 1").pressSequentially("slept through");
  await open(page, `${LOG}#fill`);
  await page.reload();
  await expect(field(page, "Line 1")).toHaveValue("slept through");
  await expect(field(page, "Line 2")).toHaveValue("");
  await expect(field(page, "Date")).toHaveValue("2026-11-20");
  await expect(row(page, "Feeding 3")).toBeVisible();

  await page.emulateMedia({ media: "print" });
  await expect(form(page)).toBeHidden();
  for (const said of ["Zebulina", "Nov 20, 2026", "7:05 PM", "10:30 PM", "sleepy-marker", "slept through"])
    await expect(paper(page).getByText(said, { exact: true })).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("link", { name: "Close the form" }).click();
  await expect(form(page)).toBeHidden();
  await expect(paper(page)).not.toContainText("Zebulina");

  // Every request of the whole journey reads, is ours, and tells nothing of the day.
  expect(sent.filter((each) => !each.startsWith(`GET ${baseURL}/`))).toEqual([]);
  expect(sent.join()).not.toMatch(/zebulina|sleepy-marker|slept|22(:|%3A)30/i);
});

test("Where the browser keeps nothing, the form says so, and works while the page is open @full", async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("Forbidden here.", "SecurityError");
    };
  });
  await fillIn(page, LOG);
  await expect(page.getByRole("alert")).toContainText("This browser can’t save your entries");
  await field(page, "Baby’s name").fill("Maya");
  await expect(paper(page)).toContainText("Maya");
});

test("By keyboard: measurements of a growth chart come to the calculator, which asks about what is unlikely @full", async ({
  page,
}) => {
  await page.clock.setFixedTime(NOW);
  await open(page, CHART);
  await page.getByRole("link", { name: "Fill in on screen" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: /on screen$/ })).toBeFocused();
  await expect(field(page, "Baby’s name")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(field(page, "Baby’s name")).toBeFocused();
  await page.keyboard.type("Maya");
  await field(page, "Date of birth").fill("2026-05-21");
  const figures = [
    ["2026-07-21", "11 lb 5 oz", "22 1/2 in"],
    ["2026-09-21", "6.4 kg", ""],
    ["2026-11-20", "7.3 kg", "65.7"],
  ] as const;
  await row(page, "Measurement 1").getByRole("button", { name: "Date: Today" }).focus();
  await page.keyboard.press("Enter");
  await expect(row(page, "Measurement 1").getByLabel("Date", { exact: true })).toBeFocused();
  for (const [place, [date, weight, length]] of figures.entries()) {
    const measurement = row(page, `Measurement ${place + 1}`);
    await measurement.getByLabel("Date", { exact: true }).fill(date);
    if (place === 2) await measurement.getByRole("button", { name: "Write 6", exact: true }).click();
    await measurement.getByLabel("Weight").focus();
    await page.keyboard.type(weight);
    await page.keyboard.press("Tab");
    await page.keyboard.type(length);
    await measurement.getByRole("button", { name: /^Next/ }).focus();
    await page.keyboard.press("Enter");
  }
  await expect(paper(page).getByRole("row", { name: "Nov 20, 2026 6 7.3 kg 65.7" })).toBeVisible();
  await page.getByRole("link", { name: "See the percentiles" }).click();
  await press(page, "Add 3 measurements from Maya’s growth chart");
  const asked = page.getByRole("region", { name: "From Maya’s growth chart" });
  await expect(asked).toBeFocused();
  await expect(asked).toContainText("65.7 in: did you mean centimeters?");
  await press(page, "Yes, centimeters");
  await expect(page.getByRole("heading", { level: 2, name: /Weight, 50th percentile/ })).toBeFocused();
  const history = page.getByRole("main").getByRole("region", { name: "Measurements", exact: true });
  await expect(history.getByRole("row")).toHaveCount(4);
  await expect(page.getByRole("main")).toContainText("Maya, girl, born May 21, 2026");
  await expect(page.getByRole("button", { name: /from Maya’s growth chart/ })).toHaveCount(0);
});

offlineTest.describe("without a network", () => {
  offlineTest(
    "a sheet that was never opened can be filled in, and read again @full",
    async ({ page, front }) => {
      await open(page, "/about");
      await expectCopyOf(page, "/templates/sleep-tracker");
      front.down = true;
      await fillIn(page, "/templates/sleep-tracker");
      await field(page, "Baby’s name").fill("Maya");
      await page.reload();
      await expect(field(page, "Baby’s name")).toHaveValue("Maya");
    },
  );
});
