import type { Page } from "@playwright/test";
import { open } from "#tests/support/on-screen.ts";
import { expect } from "#tests/support/site-test.ts";

export const GROWTH_PATH = "/growth";

export const form = (page: Page) => page.getByRole("form", { name: "A measurement" });
export const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });
export const press = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).click();

/** The calendar stands still, and the form knows which day it is. */
export async function openOn(page: Page, date: string): Promise<void> {
  await page.clock.setFixedTime(new Date(`${date}T12:00:00`));
  await open(page, GROWTH_PATH);
  await expect(field(page, "Measured")).toHaveValue(date);
}

export async function add(page: Page, figures: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(figures)) await field(page, name).fill(text);
  await press(page, "Add to chart");
}
