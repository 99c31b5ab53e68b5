import type { Locator, Page } from "@playwright/test";

type Choice = {
  readonly group: string;
  /** A label to check, or letters to write. */
  readonly check?: string;
  readonly write?: string;
  readonly query: string;
  readonly chips: readonly string[];
};

/** Every filter of the home page's panel, with one choice of it. */
export const HOME_FILTERS: readonly Choice[] = [
  {
    group: "How common",
    check: "Common (at least 1 in 500)",
    query: "band=common",
    chips: ["Common (at least 1 in 500)"],
  },
  {
    group: "First letters",
    write: "Ma, Jo",
    query: "start=ma&start=jo",
    chips: ["Starts with Ma", "Starts with Jo"],
  },
  { group: "Origin or use", check: "Irish", query: "origin=Irish", chips: ["Irish"] },
  { group: "Meaning", check: "Sky, moon and stars", query: "theme=sky", chips: ["Sky, moon and stars"] },
  { group: "Ending", write: "lyn", query: "end=lyn", chips: ["Ends in -lyn"] },
  { group: "Length", check: "Up to 4 letters", query: "length=short", chips: ["Up to 4 letters"] },
  { group: "Syllables", check: "3 syllables", query: "syllables=3", chips: ["3 syllables"] },
  { group: "Leave out this ending", write: "n", query: "not=n", chips: ["Does not end in -n"] },
];

export function panel(page: Page): Locator {
  return page.getByText("More filters", { exact: true });
}

/** The line that opens a filter. */
export function groupOf(page: Page, title: string): Locator {
  return page.locator("summary").filter({ has: page.getByText(title, { exact: true }) });
}

export function choiceLabel(page: Page, label: string): Locator {
  return page
    .locator("label:has(input[type=checkbox])")
    .filter({ has: page.getByText(label, { exact: true }) });
}

export function choice(page: Page, label: string): Locator {
  return choiceLabel(page, label).getByRole("checkbox");
}

/** What stands beside the choices that bring something, in sight or not. */
export async function countsOn(page: Page): Promise<readonly (string | null)[]> {
  return page
    .locator("label:has(input[type=checkbox]):not([data-none])")
    .evaluateAll((all) => all.map(({ textContent }) => textContent));
}

export function chosen(page: Page): Locator {
  return page.getByRole("list", { name: "Chosen filters" });
}

/** The buttons that take a chosen filter away. */
export function removals(page: Page): Locator {
  return chosen(page).getByRole("button", { name: /^Remove / });
}

export function remove(page: Page, label: string): Locator {
  return chosen(page).getByRole("button", { name: `Remove ${label}`, exact: true });
}
