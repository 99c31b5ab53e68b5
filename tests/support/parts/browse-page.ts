import { expect, type Locator, type Page } from "@playwright/test";
import { plainName } from "#tests/support/browse-choices.ts";
import { cards, namesOn } from "#tests/support/on-screen.ts";

export function heading(page: Page): Locator {
  return page.getByRole("heading", { level: 2, name: /^(No names|[\d,]+ names?)$/ });
}

export function foundText(page: Page): Promise<string> {
  return heading(page).innerText();
}

export async function expectFound(page: Page, names: number): Promise<void> {
  const found = names.toLocaleString("en-US");
  await expect(heading(page)).toHaveText(names === 1 ? "1 name" : `${found} names`);
}

/** The fold of narrow screens. */

/** The names on the cards without accents and signs, in small letters. */

export async function plainNames(page: Page): Promise<readonly string[]> {
  const names = await namesOn(cards(page));
  return names.map(plainName);
}

export function genderLabel(page: Page, label: string): Locator {
  return page.getByRole("search").locator("label").filter({ hasText: label });
}
