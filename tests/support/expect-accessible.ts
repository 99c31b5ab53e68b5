import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The rules whose outcome a theme can change. */
const ON_COLORS = ["color-contrast", "link-in-text-block"];

/** All rules by day, those on colors again by night. */
export async function expectAccessibleByDayAndNight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectAccessibleColors(page);
}

/** Fails with the rule and the elements if axe finds anything against WCAG 2.2, levels A and AA. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothingFound(new AxeBuilder({ page }).withTags(WCAG_22_AA));
}

/** The same for what a theme can change alone. */
export async function expectAccessibleColors(page: Page): Promise<void> {
  await expectNothingFound(new AxeBuilder({ page }).withRules(ON_COLORS));
}

async function expectNothingFound(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    elements: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ""}`),
  }));
  expect(found).toEqual([]);
}
