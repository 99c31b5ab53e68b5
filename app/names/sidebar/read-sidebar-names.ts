import { GENDER_FILTERS } from "#domain/names/entry/gender.ts";
import type { Dice, NameBook } from "#domain/names/name-book.ts";
import { NO_RULES } from "#domain/names/browse/name-rules.ts";
import { SIDEBAR_FIELD, SIDEBAR_SIZE, type SidebarSet } from "./sidebar-set.ts";

/** Draws names if the address of the page asks for them ("?names=girl"). */
export function readSidebarNames(asked: URLSearchParams, book: NameBook, dice: Dice): SidebarSet | null {
  const gender = GENDER_FILTERS.find((filter) => filter === asked.get(SIDEBAR_FIELD));
  return gender === undefined
    ? null
    : { gender, names: book.summaries(book.draw(SIDEBAR_SIZE, { ...NO_RULES, gender }, dice)) };
}
