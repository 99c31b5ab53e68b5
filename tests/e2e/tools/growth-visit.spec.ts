import { open } from "#tests/support/on-screen.ts";
import { add, field, GROWTH_PATH, openOn, press } from "#tests/support/parts/growth-parts.ts";
import { readPdf } from "#tests/support/papers/read-pdf.ts";
import { expect, test } from "#tests/support/site-test.ts";

test("A two-year checkup on a phone: the result is in view, for girls or boys, and goes on one sheet @phone @full", async ({
  page,
}) => {
  const result = page.getByRole("heading", { level: 2, name: /^Height, \d+(st|nd|rd|th) percentile/ });
  const chart = (whose: string) =>
    page.getByRole("img", { name: new RegExp(`^Length, ${whose}, 2–5 yr`) }).filter({ visible: true });
  await openOn(page, "2026-11-20");
  await press(page, "kg");
  await press(page, "cm");
  await press(page, "Length");
  // Day 731: two years, with a leap day between.
  await add(page, { Born: "2024-11-19", Weight: "11.5", "Length or height optional": "85.7" });
  await expect(result).toHaveAccessibleName(/^Height, (49|50)th percentile/);
  await expect(result).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("Of 100 girls this age")).toBeInViewport({ ratio: 1 });
  await expect(chart("girls").locator(".ch-ring")).toBeInViewport();
  await expect(page.getByText("Girl, born Nov 19, 2024")).toBeVisible();

  await press(page, "Boys");
  await expect(result).toHaveAccessibleName(/^Height, 32nd percentile/);
  await expect(chart("boys")).toBeVisible();
  // Whoever comes back sees it first.
  await open(page, "/terms");
  await open(page, GROWTH_PATH);
  await expect(page.getByRole("heading", { level: 2, name: /^Weight, / })).toBeInViewport({ ratio: 1 });

  // Its curves are fetched behind the figures.
  await expect(async () => {
    const sheets = await readPdf(await page.pdf({ format: "Letter" }));
    expect(sheets.map(({ text }) => text)).toEqual([expect.stringContaining("Summary for the visit")]);
    for (const words of [
      "Boy, born Nov 19, 2024",
      "On this day, Nov 20, 2026",
      "Weight, boys. kg by age in years.",
      "Length, boys.",
      "85.7 cm",
    ])
      expect(sheets[0]?.text).toContain(words);
    expect(sheets[0]?.text).not.toContain("Head, boys.");
  }).toPass({ timeout: 20_000 });
});

test("By keyboard alone: a child is entered, the result is reached, and the curves change to boys @full", async ({
  page,
}) => {
  await openOn(page, "2026-11-20");
  await page.getByRole("button", { name: "kg", exact: true }).press("Enter");
  await field(page, "Born").fill("2026-05-20");
  await field(page, "Weight").focus();
  await page.keyboard.type("7.3");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: /^Weight, \d+\w\w percentile/ })).toBeFocused();
  await page.getByRole("button", { name: "Boys", exact: true }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Boy, born May 20, 2026")).toBeVisible();
});
