import type { Page } from "@playwright/test";
import { LISTS, TOP_GIRLS } from "#tests/support/lists-to-check.ts";
import { open } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

test("The year is chosen by mouse; Back and reload keep it, and what is passed on is the list of that year @phone-full @full", async ({
  page,
}) => {
  const email = page.getByRole("link", { name: "Email" });
  await open(page, TOP_GIRLS);
  await page.getByLabel("Year or decade").selectOption("1990");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(`${TOP_GIRLS}/1990`);
  await expectTop(page, 1990, "Jessica");
  await expect(email).toHaveAttribute("href", /top-100-girls%2F1990/);
  await page.getByRole("link", { name: "1991", exact: true }).click();
  await expectTop(page, 1991, "Ashley");
  await expect(email).toHaveAttribute("href", /top-100-girls%2F1991/);
  await page.goBack();
  await expectTop(page, 1990, "Jessica");
  await expect(page.getByLabel("Year or decade")).toHaveValue("1990");
  await page.reload();
  await expectTop(page, 1990, "Jessica");
  await page.goBack();
  await expectTop(page, 2025, "Olivia");
  await expect(page.getByRole("link", { name: "2026" })).toHaveCount(0);
});

test("By keyboard a list is opened, taken away and left for a name; a year is chosen; the next list is a link away @full", async ({
  page,
}) => {
  await open(page, "/");
  await page.getByRole("banner").getByRole("button", { name: "Names" }).click();
  await page
    .locator("#menus")
    .getByRole("link", { name: /^Lists/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Name lists");
  await page.getByRole("link", { name: /^Evergreen names/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/names/lists/evergreen");
  await page.getByRole("link", { name: "Download as CSV" }).focus();
  const coming = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await coming).suggestedFilename()).toBe("evergreen-2025.csv");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Elizabeth", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Elizabeth" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/names/lists/evergreen");
  await page.getByRole("link", { name: "Sleeping beauties" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Sleeping beauties: old names making a comeback",
  );
  await page.getByRole("link", { name: "All lists" }).click();
  await expect(page).toHaveURL("/names/lists");

  await open(page, "/names/lists/top-100-boys/2024");
  await page.getByLabel("Year or decade").focus();
  await page.keyboard.type("1950");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectTop(page, 1950, "James");
  await expect(page.getByRole("button", { name: "Show" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectTop(page, 1949, "James");
});

test("Your state is chosen once and offered the next time; the way of counting is a link @phone @full", async ({
  page,
}) => {
  await open(page, "/names/lists/rising-by-state");
  await page.getByLabel("Your state").selectOption("OH");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL("/names/lists/rising-by-state/ohio");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rising baby names in Ohio");
  await open(page, "/names/lists/rising-by-state");
  await page.getByRole("link", { name: "Rising in Ohio" }).click();
  await expect(page).toHaveURL("/names/lists/rising-by-state/ohio");

  await open(page, TOP_GIRLS);
  await page.getByRole("link", { name: "By sound" }).click();
  await expect(page).toHaveURL(`${TOP_GIRLS}-by-sound`);
  await expect(page.locator("tbody tr").first()).toContainText("Sophia");
  await page.getByLabel("Year or decade").selectOption("1980s");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(`${TOP_GIRLS}-by-sound/1980s`);
  await expect(page.locator(".lt-curves svg")).toHaveCount(6);
});

test.describe("At 320 px, or at 200 % zoom", () => {
  test.use({ viewport: { width: 320, height: 640 }, deviceScaleFactor: 2 });

  /** One of each shape: ranks, changes, bars, two parts, meanings. */
  const SHAPES = [
    "top-100-girls-by-sound",
    "rising-girls",
    "unisex",
    "comebacks",
    "one-hit-wonders",
    "rising-by-state",
    "hardly-in-the-us/france",
    "origin/scottish-gaelic",
  ];
  for (const [title, paths] of [
    ["no table of any shape stands out of the page @full", SHAPES.map((list) => `/names/lists/${list}`)],
    ["no table stands out of the page @full", ["/names/lists", ...LISTS.map((list) => list.path)]],
  ] as const) {
    test(title, async ({ page }) => {
      for (const path of paths) {
        await open(page, path);
        for (const viewport of [
          { width: 320, height: 640 },
          { width: 640, height: 450 },
        ]) {
          await page.setViewportSize(viewport);
          const { pageWidth, room, widest } = await page.evaluate(() => {
            const main = document.querySelector("main");
            const padding = main === null ? 0 : Number.parseFloat(getComputedStyle(main).paddingLeft);
            const tables = Array.from(document.querySelectorAll("table"), (table) => table.offsetWidth);
            return {
              pageWidth: document.scrollingElement?.scrollWidth,
              room: globalThis.innerWidth - 2 * padding,
              widest: Math.max(0, ...tables),
            };
          });
          expect(pageWidth, path).toBe(viewport.width);
          expect(widest, path).toBeLessThanOrEqual(Math.ceil(room));
        }
      }
    });
  }
});

async function expectTop(page: Page, year: number, first: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(`of ${year}$`));
  await expect(page.locator("tbody tr").first()).toContainText(first);
  await expect(page).toHaveTitle(new RegExp(`of ${year} `));
}
