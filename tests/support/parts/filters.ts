import { expect, type Locator, type Page } from "@playwright/test";
import { numberIn } from "#tests/support/browse-choices.ts";

export function chips(page: Page): Locator {
  return page.getByRole("list", { name: "Chosen filters" }).getByRole("link", { name: /^Remove / });
}

export function chip(page: Page, label: string): Locator {
  return page.getByRole("link", { name: `Remove ${label}`, exact: true });
}

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
