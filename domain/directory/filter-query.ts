import { CATEGORY_CHOICES, STATE_CHOICES } from "./choices.ts";
import { type Filters, NO_FILTERS, TYPE_CHOICES } from "./filters.ts";

/** Longer than the name of any organization; the field takes no more. */
export const LONGEST_SEARCH = 100;

/** Reads what an address asks, or what the form sends. What is not known there asks nothing. */
export function readFilters(query: URLSearchParams): Filters {
  const choice = <Choice extends string>(key: string, choices: readonly Choice[], usual: Choice): Choice => {
    const wanted = query.get(key)?.trim().toLowerCase();
    return choices.find((each) => each.toLowerCase() === wanted) ?? usual;
  };
  return {
    search: (query.get("search") ?? "").trim().slice(0, LONGEST_SEARCH),
    category: choice("category", CATEGORY_CHOICES, NO_FILTERS.category),
    state: choice("state", STATE_CHOICES, NO_FILTERS.state),
    type: choice("type", TYPE_CHOICES, NO_FILTERS.type),
  };
}

/** The shortest query that asks the same: "?state=Ohio", or "" where nothing is asked. */
export function writeFilters({ search, category, state, type }: Filters): string {
  const asked = { search, category, state, type };
  const query = new URLSearchParams(asked);
  if (search === NO_FILTERS.search) query.delete("search");
  if (category === NO_FILTERS.category) query.delete("category");
  if (state === NO_FILTERS.state) query.delete("state");
  if (type === NO_FILTERS.type) query.delete("type");
  return query.size === 0 ? "" : `?${query}`;
}
