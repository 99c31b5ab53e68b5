import type { NameBook } from "#domain/names/name-book.ts";

/** Asks once for what is built on first demand (sounds of the search, curves of the neighbours), so that no visitor waits for it. */
export function warmUp(names: NameBook): void {
  names.search("shivonn", "all");
  const [first] = names.curatedIds;
  if (first !== undefined) names.page(first);
}
