import { plainName } from "#tests/support/browse-choices.ts";
import type { Page } from "./page.ts";
import { textOf, within } from "./queries.ts";

/** The cards of the grid: generated names, or what the search has found. */
export function cardsOn(page: Page): readonly Element[] {
  return within(page.select("main"))
    .all("listitem")
    .filter((card) => {
      const { all } = within(card);
      return all("heading").length > 0 && all("button", /^(Save Name: |Saved! )/).length > 0;
    });
}

/** The names on them, in their order. */
export function namesOn(page: Page): readonly string[] {
  return cardsOn(page).map((card) => textOf(within(card).get("heading")));
}

/** The names on them without accents and signs, in small letters. */
export function plainNamesOn(page: Page): readonly string[] {
  return namesOn(page).map(plainName);
}

/** The button that saves a name, or takes it away again; of several the first. */
export function saveButton(page: Page, name: string): Element {
  return first(within(page.select("main")).all("button", `Save Name: ${name}`), `Save Name: ${name}`);
}

export function savedButton(page: Page, name: string): Element {
  return first(within(page.select("main")).all("button", `Saved! Remove ${name}`), `Saved! Remove ${name}`);
}

/** The first of several that are alike; throws when there is none. */
export function first(found: readonly Element[], wanted: string): Element {
  const [element] = found;
  if (element === undefined) throw new Error(`There is no ${wanted}.`);
  return element;
}

/** Path and query of a page. */
export function pathOf({ url }: Page): string {
  return `${url.pathname}${url.search}`;
}
