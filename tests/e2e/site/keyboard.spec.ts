import type { Page } from "@playwright/test";
import { cards, keptFor, open, saveButton, savedButton, searchField } from "#tests/support/on-screen.ts";
import { expect, test } from "#tests/support/site-test.ts";

test.describe("With the keyboard alone", () => {
  test("the stops come in the order of the page, each with a visible ring; the first skips to the content @full", async ({
    page,
  }) => {
    await open(page, "/");
    const stops = await tabThrough(page, 24);
    expect(stops.filter(({ ring }) => !ring)).toEqual([]);
    const labels = stops.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(["Skip to content", "Generate Names", "Refresh"]));
    const order = ["Skip to content", "Names", "Saved names", "Search names", "All Names", "Generate Names"];
    const places = order.map((label) => labels.findIndex((found) => found.startsWith(label)));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);

    await open(page, "/");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeInViewport();
    await tabTo(page, "Theme");
    await expect(page.getByRole("tooltip")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await page.getByRole("link", { name: "Skip to content" }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
  });

  test("names are generated with Space, searched, saved with Enter, removed with Space, and the focus stays", async ({
    page,
    context,
  }) => {
    await open(page, "/");
    await page.getByRole("button", { name: "Girl Names" }).focus();
    await page.keyboard.press("Space");
    await tabTo(page, "Generate Names");
    await page.keyboard.press("Space");
    await expect(cards(page).filter({ hasText: "Girl" })).toHaveCount(12);
    await expect(page.getByRole("button", { name: "Generate Names" })).toBeFocused();

    await searchField(page).focus();
    await page.keyboard.type("hazel");
    await expect(cards(page).first()).toContainText("Hazel");
    await tabTo(page, "Save Name: Hazel");
    await page.keyboard.press("Enter");
    await expect(savedButton(page, "Hazel")).toBeFocused();
    await expect.poll(() => keptFor(context)).toEqual(["hazel"]);
    await page.keyboard.press("Space");
    await expect(saveButton(page, "Hazel")).toBeFocused();
    await expect.poll(() => keptFor(context)).toEqual([]);
  });
});

type Stop = { readonly label: string; readonly ring: boolean };

async function tabThrough(page: Page, count: number): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  for (let n = 0; n < count; n += 1) {
    await page.keyboard.press("Tab");
    stops.push(await currentStop(page));
  }
  return stops;
}

/** Presses Tab until the control with this label has the focus. */
async function tabTo(page: Page, label: string): Promise<void> {
  for (let n = 0; n < 40; n += 1) {
    if ((await currentStop(page)).label.startsWith(label)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach "${label}"`);
}

function currentStop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement)) return { label: "", ring: false };
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    const field = focused instanceof HTMLInputElement ? focused.labels?.[0]?.textContent : undefined;
    return {
      label: (focused.getAttribute("aria-label") ?? field ?? focused.textContent ?? "").trim(),
      ring: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
    };
  });
}
