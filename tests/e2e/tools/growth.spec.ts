import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleByDayAndNight } from "#tests/support/expect-accessible.ts";
import { open } from "#tests/support/on-screen.ts";
import { add, field, form, GROWTH_PATH, openOn, press } from "#tests/support/parts/growth-parts.ts";
import { sentBy } from "#tests/support/parts/sent-by.ts";
import { expect, test } from "#tests/support/site-test.ts";

const readings = (page: Page) => page.getByRole("region", { name: /^On this day/ });
const history = (page: Page) =>
  page.getByRole("main").getByRole("region", { name: "Measurements", exact: true });

test("A child of six months: questions, percentiles, history, and nothing is ever sent @phone @desktop-full", async ({
  page,
  baseURL,
}) => {
  const sent = sentBy(page);
  await openOn(page, "2026-11-20");
  await press(page, "Add to chart");
  await expect(form(page).getByText("When was the baby born?")).toBeVisible();
  await expect(field(page, "Born")).toBeFocused();

  await press(page, "kg");
  await press(page, "cm");
  await add(page, { "Name or initials optional": "Zebulina", Born: "2026-05-21", Weight: "7,300" });
  await expect(form(page).getByText("7,300 kg: did you mean grams?")).toBeVisible();
  await press(page, "Yes, grams");
  await expect(
    page.getByRole("heading", { level: 2, name: /Weight, 50th percentile: Close to the middle/ }),
  ).toBeFocused();
  await expect(page.getByRole("main")).toContainText("One measurement isn’t a trend");

  // The same day again: what was measured before stays.
  await press(page, "kg");
  await field(page, "Length or height optional").fill("65.7");
  await field(page, "Head circumference optional").fill("42.2");
  await press(page, "Add to chart");
  await expect(readings(page).getByRole("row")).toHaveText([
    /Measure/,
    "Weight7.3 kg500.00",
    /^Length65\.7 cm49/,
    /^Head42\.2 cm50/,
    /^Weight for length7\.3 kg54/,
  ]);
  await field(page, "Measured").fill("2026-05-21");
  await add(page, { Weight: "3.2" });
  await expect(history(page).getByRole("row")).toHaveCount(3);
  for (const curve of ["Length", "Head", "Weight for length", "Weight"]) {
    await press(page, curve);
    await expect(
      page.getByRole("img", { name: new RegExp(`^${curve}, girls`) }).filter({ visible: true }),
    ).toBeVisible();
  }
  await press(page, "24 mo");
  await expectAccessibleByDayAndNight(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await page.getByRole("main").innerText()).not.toMatch(/normal/i);

  await open(page, GROWTH_PATH);
  await expect(history(page).getByRole("row")).toHaveCount(3);
  await press(page, "Remove the measurement of May 21, 2026");
  await expect(history(page).getByRole("row")).toHaveCount(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(history(page).getByRole("row")).toHaveCount(3);

  // Every request of the whole journey reads, is ours, and tells nothing of the child.
  expect(sent.filter((each) => !each.startsWith(`GET ${baseURL}/`))).toEqual([]);
  expect(sent.join()).not.toMatch(/zebulina|7[.,]?300|2026-05-21|65\.7|42\.2/i);
});

test("A boy born in week 32 has two points; another child stays apart; all of it can be forgotten @full", async ({
  page,
}) => {
  await openOn(page, "2026-11-18");
  await press(page, "Boys");
  await press(page, "kg");
  await field(page, "Born before 37 weeks").check();
  await add(page, { Born: "2026-07-21", "Completed weeks of pregnancy at birth": "32", Weight: "5.2" });
  await expect(readings(page).getByRole("row")).toHaveText([
    /Measure/,
    /^Weight corrected age5\.2 kg25/,
    /^Weight by birth date5\.2 kg0\.6/,
  ]);
  const chart = page.getByRole("img", { name: /^Weight, boys/ }).filter({ visible: true });
  await expect(chart).toContainText("by birth date");
  await expect(chart).toContainText("9 weeks corrected");
  await expect(page.getByRole("main")).toContainText("By corrected age (9 weeks)");

  await press(page, "Another child");
  await add(page, { Born: "2021-01-01", Weight: "18" });
  await expect(form(page).getByText("These curves end at five years, 1,826 days after birth.")).toBeVisible();
  await add(page, { Born: "2026-02-17", Weight: "2.4" });
  await expect(form(page).getByText("2.4 kg: that’s far outside WHO’s lines at this age.")).toBeVisible();
  await press(page, "It is right");
  await expect(page.getByRole("main")).toContainText(
    "Check the number and the unit. If it’s right, call your pediatrician now.",
  );
  await expect(readings(page)).toContainText("<0.1");
  await expectAccessible(page);
  await expect(page.getByRole("group", { name: "Whose measurement" }).getByRole("button")).toHaveText([
    "Unnamed 1",
    "Unnamed 2",
    "Another child",
  ]);
  await press(page, "Delete these measurements");
  await press(page, "Delete these measurements");
  await expect(page.getByText("Add a measurement, and it appears on these curves.")).toBeVisible();
});

test("Kilograms typed as pounds are asked about, whichever the answer; a child of three years has curves up to five @phone @full", async ({
  page,
}) => {
  const main = page.getByRole("main");
  await openOn(page, "2026-11-20");
  await add(page, { Born: "2026-05-21", Pounds: "7.3" });
  await expect(form(page).getByText("7.3 lb 0 oz: did you mean kilograms?")).toBeVisible();
  await press(page, "No, 7.3 lb 0 oz is right");
  await expect(main).toContainText("If it’s right, call your pediatrician now.");
  await expect(main).not.toContainText("worth mentioning");
  await add(page, { Pounds: "7.4" });
  await press(page, "Yes, kilograms");
  await expect(readings(page)).toContainText("7.4 kg");
  await expect(main).not.toContainText("call your pediatrician");

  await press(page, "Another child");
  await press(page, "kg");
  await press(page, "cm");
  await add(page, { Born: "2023-11-20", Weight: "13.9", "Length or height optional": "95.1" });
  await expect(readings(page).getByRole("row")).toHaveText([
    /Measure/,
    /^Weight13\.9 kg51/,
    /^Height95\.1 cm50/,
    /^Weight for length13\.9 kg4\d/,
  ]);
  await press(page, "Length");
  await expect(page.getByRole("heading", { level: 2, name: /^Height, 50th percentile/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "2–5 yr" })).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test("What is typed and pressed before the scripts run counts @full", async ({ page }) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(GROWTH_PATH, { waitUntil: "commit" });
  const day = new Date(Date.now() - 184 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  await press(page, "kg");
  await field(page, "Born").fill(day);
  letGo();
  await expect(field(page, "Measured")).not.toHaveValue("");
  await add(page, { Weight: "7.3" });
  await expect(page.getByRole("heading", { name: /^Weight, \d+(st|nd|rd|th) percentile/ })).toBeVisible();
});
