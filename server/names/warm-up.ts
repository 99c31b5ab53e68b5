import type { NameBook } from "#domain/names/name-book.ts";
import { NO_RULES } from "#domain/names/name-rules.ts";

/** Asks once for what is built on first demand (sounds of the search, curves of the neighbours, traits to browse by), so that no visitor waits for it. */
export function warmUp(names: NameBook): void {
  names.search({ text: "irish shivonn", rules: NO_RULES });
  names.browse(NO_RULES, "popularity", 1);
  const [first] = names.curatedIds;
  if (first === undefined) return;
  names.page(first);
  names.like([first], 1);
}
