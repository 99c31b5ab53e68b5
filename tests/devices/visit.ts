import { expect, type Page } from "@playwright/test";
import { IS_FULL } from "#tests/support/matrix.ts";
import { expectAccessible, expectAccessibleColors } from "#tests/support/expect-accessible.ts";
import { layOutAll } from "./lay-out-all.ts";

/** A laptop as it is, with its window at 200 %, a phone, and the narrowest window that WCAG asks for. */
const NARROW = [
  { width: 640, height: 450 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const;

/**
 * Looks at an open page as wide as it is and in narrow windows, by day and by night: all rules on the phone, what a theme can
 * change in both; in the full matrix both in both. Header and footer, which are the same on every page, where they are asked for.
 */
export async function lookThrough(page: Page, looked: { readonly withFrame: boolean }): Promise<void> {
  // It would keep its old size in a new window, and axe would see it over what is beside it.
  await layOutAll(page);
  await lightTheRoom(page, "light");
  await (IS_FULL ? expectAccessible(page, looked) : expectAccessibleColors(page, looked));
  await lightTheRoom(page, "dark");
  if (IS_FULL) await expectAccessibleColors(page, looked);
  for (const viewport of NARROW) {
    await page.setViewportSize(viewport);
    await expectNothingBeside(page, viewport.width);
  }
  await expectAccessible(page, looked);
  if (!IS_FULL) return;
  await lightTheRoom(page, "light");
  await expectAccessibleColors(page, looked);
}

async function lightTheRoom(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
}

async function expectNothingBeside(page: Page, width: number): Promise<void> {
  const widths = await page.evaluate(() => ({
    page: document.scrollingElement?.scrollWidth,
    window: globalThis.innerWidth,
  }));
  expect(widths).toEqual({ page: width, window: width });
}
