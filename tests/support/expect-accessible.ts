import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { IS_FULL } from "./matrix.ts";

const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Of a long list, `npm test` looks at so many: the others are made as they are. */
const OF_A_LIST = 24;
const REST_OF_LISTS = `:is(li, tr, article, option):nth-child(n + ${OF_A_LIST + 1})`;

/** What stands around every page is looked at by each visit (tests/devices). */
const FRAME = ".hd, .ft";

type Looked = {
  /** Whether header and footer are the subject, too. Default: in the full matrix alone. */
  readonly withFrame?: boolean;
};

/** The rules whose outcome a theme can change. */
const ON_COLORS = ["color-contrast", "link-in-text-block"];

/** All rules by day, those on colors again by night. */
export async function expectAccessibleByDayAndNight(page: Page, looked: Looked = {}): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectAccessible(page, looked);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectAccessibleColors(page, looked);
}

/** Fails with the rule and the elements if axe finds anything against WCAG 2.2, levels A and AA. */
export async function expectAccessible(page: Page, looked: Looked = {}): Promise<void> {
  await expectNothingFound((await axeOn(page)).withTags(WCAG_22_AA), looked);
}

/** The same for what a theme can change alone. */
export async function expectAccessibleColors(page: Page, looked: Looked = {}): Promise<void> {
  await expectNothingFound((await axeOn(page)).withRules(ON_COLORS), looked);
}

/** Minified: the builder's own has three times as many letters, which each page would read anew. */
const AXE = readFileSync(
  createRequire(import.meta.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
);

/** Without a second page to put results together, which only frames of other sites need; what is right is not told in detail. */
async function axeOn(page: Page): Promise<AxeBuilder> {
  // It is read once a page.
  const isThere = await page.evaluate(() => "axe" in globalThis);
  const builder = new AxeBuilder({ page, axeSource: isThere ? ";" : AXE });
  return builder.setLegacyMode(true).options({ resultTypes: ["violations"] });
}

async function expectNothingFound(axe: AxeBuilder, { withFrame = IS_FULL }: Looked): Promise<void> {
  if (!withFrame) axe.exclude(FRAME);
  if (!IS_FULL) axe.exclude(REST_OF_LISTS);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    elements: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ""}`),
  }));
  expect(found).toEqual([]);
}
