import type { Locator, Page } from "@playwright/test";
import { PRINTABLES } from "#content/printables/printables.ts";
import { SHEETS } from "#content/printables/sheets.ts";
import type { Sheet } from "#domain/printables/sheet.ts";
import { open } from "#tests/support/on-screen.ts";
import { type PdfPage, readPdf } from "#tests/support/papers/read-pdf.ts";
import { bare, textsOf } from "#tests/support/papers/sheet-texts.ts";
import { IS_FULL } from "#tests/support/matrix.ts";
import { expect, test } from "#tests/support/site-test.ts";

const ALL = "/printable-resources";
const MM = 72 / 25.4;
const PAPERS = { Letter: [215.9, 279.4], A4: [210, 297] } as const;

test("A sheet is found by its category, opened at its top, printed, and left again @phone-full", async ({
  page,
}) => {
  await page.addInitScript(() => {
    globalThis.print = () => document.documentElement.toggleAttribute("data-printed", true);
  });
  await open(page, "/growth");
  await page.getByRole("contentinfo").getByRole("link", { name: "Printables" }).click();
  await expect(page).toHaveURL(ALL);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Printable Resources");
  await expect(category(page, "All")).toHaveAttribute("aria-current", "true");
  await expect(cards(page)).toHaveCount(7);
  await expect(page.getByRole("complementary")).toHaveCount(0);

  await category(page, "Growth Tracking").click();
  await expect(page).toHaveURL(`${ALL}?category=growth-tracking`);
  await expect(cards(page)).toHaveCount(2);
  await category(page, "Sleep").press("Enter");
  await expect(cards(page)).toHaveText([/Sleep tracker/]);
  await expect(page.getByRole("status").filter({ hasText: "1 of 7 sheets" })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(2);
  await expect(category(page, "Growth Tracking")).toHaveAttribute("aria-current", "true");
  await page.reload();
  await expect(cards(page)).toHaveCount(2);

  await page.getByRole("link", { name: /^View Template.*girls$/ }).click();
  await expect(page).toHaveURL("/templates/growth-chart-girls");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Growth chart for girls");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole("main").getByRole("link", { name: /WHO’s curves/ })).toHaveAttribute(
    "href",
    "/growth",
  );
  await bar(page).getByRole("button", { name: "Print Template" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed");
  await bar(page).getByRole("link", { name: "A4", exact: true }).click();
  await expect(page).toHaveURL("/templates/growth-chart-girls?paper=a4");
  await expect(pdfLink(page)).toHaveAttribute("href", "/api/printables/growth-chart-girls.pdf?paper=a4");

  await bar(page).getByRole("link", { name: "Back to Resources" }).click();
  await expect(page).toHaveURL(ALL);
  await expect(cards(page)).toHaveCount(7);
  await page.goBack();
  await expect(page).toHaveURL("/templates/growth-chart-girls?paper=a4");
  await page.goBack();
  await expect(page).toHaveURL(`${ALL}?category=growth-tracking`);
});

/** All sheets are printed in one way: `npm test` prints the fullest, which is the first to need another page. */
const FULLEST = PRINTABLES.filter(({ id }) => id === "vaccination-record");
const PRINTED = IS_FULL ? PRINTABLES : FULLEST;

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every line of each sheet comes out of the printer, on Letter and on A4", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    for (const { id, title } of PRINTED) {
      await test.step(title, async () => {
        const sheet = SHEETS[id];
        await page.goto(`/templates/${id}`);
        for (const format of ["Letter", "A4"] as const) {
          expectWhole(await readPdf(await page.pdf({ format })), sheet, `${title}, ${format}`, format);
        }
        // A paper that was chosen is the printer's, too.
        await page.goto(`/templates/${id}?paper=a4`);
        const chosen = await readPdf(await page.pdf({ preferCSSPageSize: true }));
        expectWhole(chosen, sheet, `${title}, chosen`, "A4");
      });
    }
  });
});

/** The pages that the sheet has, all that it says, and no letter outside the margins. */
function expectWhole(
  pages: readonly PdfPage[],
  sheet: Sheet,
  what: string,
  format: keyof typeof PAPERS,
): void {
  expect(pages.length, what).toBe(sheet.pages.length);
  const [width, height] = PAPERS[format];
  for (const [place, page] of pages.entries()) {
    expect(Math.abs(page.width - width * MM)).toBeLessThan(2);
    expect(Math.abs(page.height - height * MM)).toBeLessThan(2);
    for (const word of page.words) {
      const inside =
        word.left > 11.5 * MM &&
        word.right < page.width - 11.5 * MM &&
        word.base > 10.5 * MM &&
        word.base + word.size * 0.7 < page.height - 10.5 * MM;
      expect(inside, `${what}, page ${place + 1}: “${word.text}”`).toBe(true);
    }
    const said = bare(page.text);
    for (const text of [sheet.title, sheet.closing, ...(sheet.pages[place] ?? []).flatMap(textsOf)]) {
      expect(said, `${what}, page ${place + 1}`).toContain(bare(text));
    }
    const rows = (sheet.pages[place] ?? []).flatMap((block) => (block.kind === "table" ? block.rows : []));
    for (const row of rows.filter(({ printed }) => printed !== undefined)) {
      // The age stands in the first row of its group.
      const [, ...cells] = Object.values(row.printed ?? {});
      expect(said).toContain(bare(cells.join("")));
    }
  }
  expect(bare(pages[0]?.text ?? "")).toContain(bare(sheet.span));
}

function category(page: Page, name: string): Locator {
  return page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name, exact: true });
}

function cards(page: Page): Locator {
  return page.getByRole("main").getByRole("article");
}

function bar(page: Page): Locator {
  return page.getByRole("navigation", { name: "This template" });
}

function pdfLink(page: Page): Locator {
  return bar(page).getByRole("link", { name: /^PDF/ });
}
