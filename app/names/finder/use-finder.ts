import { useEffect, useState } from "react";
import type { GenderFilter } from "#domain/names/gender.ts";
import { debounce } from "./debounce.ts";
import { type Drawing, useDrawing } from "./draw-names.ts";
import { finderAddress, type FinderQuery } from "./finder-query.ts";
import type { GeneratedSet } from "./generated-set.ts";
import { type Found, type Search, useSearch } from "./search-names.ts";

/** How long typing must pause before the term used for the call follows the text. */
export const SEARCH_DEBOUNCE_MS = 300;

export type Finder = {
  readonly text: string;
  readonly gender: GenderFilter;
  readonly search: Search;
  readonly drawing: Drawing;
  type(text: string): void;
  /** Searches for the text at once. */
  submit(): void;
  choose(gender: GenderFilter): void;
  generate(): void;
  refresh(): void;
};

/** All that the names tool knows. The address stays in step with it, so that it can be reloaded, shared and gone back to. */
export function useFinder(
  start: FinderQuery,
  sent: { readonly set: GeneratedSet; readonly found: Found | null },
): Finder {
  const [text, setText] = useState(start.text);
  const [term, setTerm] = useState(start.text);
  const [gender, setGender] = useState(start.gender);
  const [settle] = useState(() => debounce(setTerm, SEARCH_DEBOUNCE_MS));
  const drawing = useDrawing(sent.set);
  const search = useSearch({ term, gender, typing: text.trim() !== term }, sent.found);

  useEffect(() => showInAddressBar(finderAddress({ text: term, gender })), [term, gender]);

  const type = (next: string) => {
    setText(next);
    if (next.trim() === "") settle.now("");
    else settle.later(next.trim());
  };
  const draw = (filter: GenderFilter) => {
    type("");
    drawing.draw(filter);
  };
  return {
    text,
    gender,
    search,
    drawing,
    type,
    submit: () => settle.now(text.trim()),
    choose: setGender,
    generate: () => draw(gender),
    refresh: () => draw(drawing.set.filter),
  };
}

/** Without a navigation: nothing is loaded, nothing scrolls, and the router finds the new address on the way back. */
function showInAddressBar(address: string): void {
  const { pathname, search, hash } = globalThis.location;
  // A page on its way out must not rename the next one.
  if (pathname !== "/" || `${pathname}${search}${hash}` === address) return;
  globalThis.history.replaceState(globalThis.history.state, "", address);
}
