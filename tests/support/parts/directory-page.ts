import { expect, type Locator, type Page } from "@playwright/test";
import { LISTINGS } from "#content/directory/listings.ts";
import { type Filters, findListings, NO_FILTERS } from "#domain/directory/filters.ts";

export const DIRECTORY = "/parent-directory";

const FOUND = /^\d+ Resources? Found$/;

/** What is found for these filters, by name. */
export const namesOf = (asked: Partial<Filters>): string[] =>
  findListings(LISTINGS, { ...NO_FILTERS, ...asked }).map(({ name }) => name);

export function crisis(page: Page): Locator {
  return page.getByRole("region", { name: "If it can’t wait" });
}

export function search(page: Page): Locator {
  return page.getByRole("searchbox", { name: "Search" });
}

export function type(page: Page, name: "All" | "National" | "Local"): Locator {
  return page.getByRole("search", { name: "Filters" }).getByRole("button", { name, exact: true });
}

export function heading(page: Page): Locator {
  return page.getByRole("heading", { level: 2, name: FOUND });
}

export function found(page: Page): Locator {
  return page.getByRole("region", { name: FOUND });
}

/** The heading counts what is asked for, and below it stands nothing else. */
export async function expectFound(page: Page, asked: Partial<Filters>): Promise<void> {
  const names = namesOf(asked);
  await expect(heading(page)).toHaveText(`${names.length} Resource${names.length === 1 ? "" : "s"} Found`);
  await expect(found(page).getByRole("heading", { level: 3 })).toHaveText(names);
}
