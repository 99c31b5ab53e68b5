import { expect, type Locator, type Page } from "@playwright/test";
import { open } from "#tests/support/on-screen.ts";

export const LOG = "/templates/feeding-log";

/** Where the browser is. */
export const NOW = new Date("2026-11-20T19:05:00-05:00");

export const form = (page: Page): Locator => page.getByRole("main").getByRole("form");
export const field = (page: Page, name: string): Locator => form(page).getByLabel(name, { exact: true });
export const row = (page: Page, name: string): Locator =>
  form(page).getByRole("group", { name, exact: true });
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page
    .getByRole("main")
    .getByRole("button", { name, exact: typeof name === "string" })
    .click();
/** Print preview. */
export const paper = (page: Page): Locator => page.getByRole("article");

/** The calendar stands still, and the form is open. */
export async function fillIn(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await open(page, `${path}#fill`);
  await expect(form(page)).toBeVisible();
}
