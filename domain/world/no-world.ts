import type { WorldBook } from "./world-book.ts";

/** Where no other countries stand beside the records. */
export const NO_WORLD: WorldBook = {
  countries: [],
  series: () => [],
  newest: () => [],
  listed: () => 0,
};
