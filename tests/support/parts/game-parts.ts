import type { Locator, Page } from "@playwright/test";

/** What is on the screen while a game is played. */
export const main = (page: Page): Locator => page.getByRole("main");
export const button = (page: Page, name: string): Locator =>
  main(page).getByRole("button", { name, exact: true });
export const heading = (page: Page, name: string): Locator =>
  main(page).getByRole("heading", { level: 2, name, exact: true });
