import { growthYears } from "#domain/names/browse/browse-growth.ts";
import type { BrowseSort } from "#domain/names/browse/browse-shelf.ts";
import { MOVING } from "#domain/names/lists/moving-names.ts";
import type { Edition } from "#domain/names/name-book.ts";

type Years = Pick<Edition, "lastYear">;

/** An order as it stands in the list of orders. */
export function sortWords(sort: BrowseSort, edition: Years): string {
  const { from, to } = growthYears(edition);
  switch (sort) {
    case "popularity":
      return `Most popular in ${to}`;
    case "name":
      return "A to Z";
    case "rising":
      return `Rising most, ${from}–${to}`;
    case "falling":
      return `Falling most, ${from}–${to}`;
  }
}

/** What an order goes by, and which names it cannot place; null where its name says it all. */
export function sortNote(sort: BrowseSort, edition: Years): string | null {
  const { from, to } = growthYears(edition);
  switch (sort) {
    case "popularity":
    case "name":
      return null;
    case "rising":
      return note("rise", to);
    case "falling":
      return note("fall", from);
  }
}

function note(movement: "rise" | "fall", year: number): string {
  return `Sorted by the yearly ${movement} in their share of births. Names used fewer than ${MOVING.births} times in ${year}, or with a year missing from the records, come last.`;
}
