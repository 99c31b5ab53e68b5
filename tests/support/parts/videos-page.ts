import { expect, type Locator, type Page } from "@playwright/test";

export async function expectSelected(page: Page, title: string, address: string): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(selectedTitle(page)).toHaveText(title);
  await expect(player(page)).toBeFocused();
  await expect(selectedTitle(page)).toBeInViewport({ ratio: 1 });
}

export function player(page: Page): Locator {
  return page.locator("#player");
}

export function selectedTitle(page: Page): Locator {
  return player(page).getByRole("heading", { level: 2 });
}

export function cards(page: Page): Locator {
  return page.getByRole("main").getByRole("article");
}

export function card(page: Page, title: string): Locator {
  return cards(page).filter({ hasText: title });
}

export function highlighted(page: Page): Locator {
  return cards(page).filter({ has: page.locator('[aria-current="true"]') });
}

export function library(page: Page, title: string): Locator {
  return page.getByRole("navigation", { name: "Video Library" }).getByRole("link", { name: title });
}

export function category(page: Page, label: string): Locator {
  return page.getByRole("group", { name: "Categories" }).getByRole("button", { name: label });
}
