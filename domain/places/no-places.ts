import type { PlaceBook } from "./place-book.ts";

const NEVER = { from: 0, to: 0 };

/** Where there are no births by state. */
export const NO_PLACES: PlaceBook = {
  windows: [],
  map: () => null,
  figures: () => null,
  lists: () => ({ window: NEVER, before: NEVER, top: [], typical: [], rising: [] }),
  rising: () => [],
};
