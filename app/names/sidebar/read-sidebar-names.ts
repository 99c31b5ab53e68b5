import { GENDER_FILTERS, type GenderFilter } from "#domain/names/gender.ts";
import type { Dice, NameBook } from "#domain/names/name-book.ts";
import { NO_RULES } from "#domain/names/name-rules.ts";
import type { NameSummary } from "#domain/names/name-summary.ts";

/** Names that the sidebar shows at once. */
export const SIDEBAR_SIZE = 6;

/** The field of the sidebar's form. */
export const SIDEBAR_FIELD = "names";

/** Names that the server drew for a sidebar without JavaScript, and for whom. */
export type SidebarSet = { readonly gender: GenderFilter; readonly names: readonly NameSummary[] };

/** Draws names if the address of the page asks for them ("?names=girl"). */
export function readSidebarNames(asked: URLSearchParams, book: NameBook, dice: Dice): SidebarSet | null {
  const gender = GENDER_FILTERS.find((filter) => filter === asked.get(SIDEBAR_FIELD));
  return gender === undefined
    ? null
    : { gender, names: book.summaries(book.draw(SIDEBAR_SIZE, { ...NO_RULES, gender }, dice)) };
}
