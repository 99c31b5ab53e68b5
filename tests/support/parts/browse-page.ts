import { expect, type Locator, type Page } from "@playwright/test";
import { numberIn, plainName } from "#tests/support/browse-choices.ts";
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

export function chips(page: Page): Locator {
  return page.getByRole("list", { name: "Chosen filters" }).getByRole("link", { name: /^Remove / });
}

export function chip(page: Page, label: string): Locator {
  return page.getByRole("link", { name: `Remove ${label}`, exact: true });
}

export function genderLabel(page: Page, label: string): Locator {
  return page.getByRole("search").locator("label").filter({ hasText: label });
}

/** The fold of narrow screens. */
export function allFilters(page: Page): Locator {
  return page
    .getByRole("search")
    .locator("summary")
    .filter({ hasText: /^Filters/ });
}

export async function openFilters(page: Page): Promise<void> {
  const isOpen = await page.locator(".brw-filters").isVisible();
  if (!isOpen) await allFilters(page).click();
}

export async function openFilter(page: Page, title: string): Promise<Locator> {
  await openFilters(page);
  const group = page.getByRole("group", { name: title, exact: true });
  if (!(await group.isVisible())) {
    const summary = summaryOf(page, title);
    if (!(await summary.isVisible())) await summaryOf(page, "Rank, trend and letters").click();
    await summary.click();
  }
  await expect(group).toBeVisible();
  return group;
}

export function summaryOf(page: Page, title: string): Locator {
  return page
    .getByRole("search")
    .locator("summary")
    .filter({ has: page.getByText(title, { exact: true }) });
}

export async function countBeside(group: Locator, choice: string): Promise<number> {
  const line = group
    .getByRole("listitem")
    .filter({ has: group.page().getByRole("checkbox", { name: choice }) });
  return numberIn((await line.innerText()).replace(choice, ""));
}

/** The names on the cards without accents and signs, in small letters. */
export async function plainNames(page: Page): Promise<readonly string[]> {
  const names = await namesOn(cards(page));
  return names.map(plainName);
}
