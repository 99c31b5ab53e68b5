import { useEffect, useState } from "react";
import type { Mood } from "#domain/names/draw/mood.ts";
import type { GenderFilter } from "#domain/names/entry/gender.ts";
import type { CollectionCounts } from "#domain/names/browse/collection-counts.ts";
import type { NameRules } from "#domain/names/browse/name-rules.ts";
import { debounce } from "./debounce.ts";
import { type NamesDraw, useDrawing } from "./draw-names.ts";
import { finderAddress, type FinderQuery } from "./finder-query.ts";
import type { GeneratedSet } from "./generated-set.ts";
import { type CountedRules, useCounts } from "./use-counts.ts";
import type { Found } from "./found.ts";
import { type Search, shownOf, useSearch } from "./search-names.ts";

/** How long typing must pause before the terms used for the call follow the fields. */
const SEARCH_DEBOUNCE_MS = 300;

export type Finder = {
  readonly text: string;
  /** The answer on the screen, with what was understood of the search; it follows the call, not the keys. */
  readonly found: Found | null;
  readonly rules: NameRules;
  readonly mood: Mood;
  /** Changes whenever the rules do so by anything else than the filters' own fields: those are then written anew. */
  readonly rewritten: number;
  /** What the filters would bring of the collection; null when that is not known. */
  readonly counts: CollectionCounts | null;
  readonly search: Search;
  /** Whether all that was found is shown, and not the first names alone. */
  readonly all: boolean;
  /** Whether the fields of the filters are there: with a search they come when they are asked for. */
  readonly withFilters: boolean;
  readonly drawing: NamesDraw;
  type(text: string): void;
  /** Searches at once, for another text if given. */
  submit(text?: string): void;
  choose(gender: GenderFilter): void;
  chooseMood(mood: Mood): void;
  /** What the fields of the filters say; the gender stays. Letters that are being typed are waited for. */
  narrow(rules: NameRules, typing: boolean): void;
  /** What they are to say. */
  rewrite(rules: NameRules): void;
  generate(): void;
  generateByTaste(): void;
  refresh(): void;
  showAll(): void;
  showFilters(): void;
};

/** All that the names tool knows. The address stays in step with it, so that it can be reloaded, shared and gone back to. */
export function useFinder(
  start: FinderQuery,
  sent: { readonly set: GeneratedSet; readonly found: Found | null; readonly counted: CountedRules | null },
): Finder {
  const [text, setText] = useState(start.text);
  const [rules, setRules] = useState(start.rules);
  const [mood, setMood] = useState(start.mood);
  const [rewritten, setRewritten] = useState(0);
  const [asked, setAsked] = useState({ text, rules });
  const [settle] = useState(() => debounce(setAsked, SEARCH_DEBOUNCE_MS));
  const [all, setAll] = useState(start.show === "all");
  const [withFilters, setWithFilters] = useState(start.text === "" || start.show === "filters");
  const counts = useCounts(rules, sent.counted, withFilters || asked.text === "");
  const drawing = useDrawing(sent.set);
  const pending = text.trim() !== asked.text || (asked.text !== "" && rules !== asked.rules);
  const search = useSearch({ term: asked.text, rules: asked.rules, typing: pending, all }, sent.found);

  const show = all ? "all" : null;
  useEffect(() => showInAddressBar(finderAddress({ ...asked, mood, show })), [asked, mood, show]);

  const change = (next: { readonly text: string; readonly rules: NameRules }, typing: boolean) => {
    setText(next.text);
    setRules(next.rules);
    setAll(false);
    const asks = { text: next.text.trim(), rules: next.rules };
    if (typing && (asks.text !== "" || text.trim() === "")) settle.later(asks);
    else settle.now(asks);
  };
  const rewrite = (next: { readonly text: string; readonly rules: NameRules }) => {
    if (next.rules !== rules) setRewritten((times) => times + 1);
    change(next, false);
  };
  const generate = (how: Pick<GeneratedSet, "byTaste">) => {
    const draw = (meant: NameRules) => {
      rewrite({ text: "", rules: meant });
      drawing.draw({ rules: meant, mood, ...how });
    };
    if (text.trim() === "") draw(rules);
    else void rulesMeant(rules, text).then(draw);
  };
  return {
    text,
    found: shownOf(search),
    rules,
    mood,
    rewritten,
    counts,
    search,
    all,
    withFilters,
    drawing,
    type: (next) => change({ text: next, rules }, true),
    submit: (next = text) => change({ text: next, rules }, false),
    choose: (gender) => change({ text, rules: { ...rules, gender } }, false),
    chooseMood: setMood,
    narrow: (next, typing) => change({ text, rules: { ...next, gender: rules.gender } }, typing),
    rewrite: (next) => rewrite({ text, rules: next }),
    generate: () => generate({}),
    generateByTaste: () => generate({ byTaste: true }),
    refresh() {
      change({ text: "", rules }, false);
      drawing.draw(drawing.set);
    },
    showAll: () => setAll(true),
    showFilters: () => setWithFilters(true),
  };
}

/** With the rules that a text says in plain words; without those where what reads them cannot be had. */
async function rulesMeant(rules: NameRules, text: string): Promise<NameRules> {
  try {
    return (await import("./rules-in-words.ts")).rulesWith(rules, text);
  } catch {
    return rules;
  }
}

/** Without a navigation: nothing is loaded, nothing scrolls, and the router finds the new address on the way back. */
function showInAddressBar(address: string): void {
  const { pathname, search, hash } = globalThis.location;
  // A page on its way out must not rename the next one.
  if (pathname !== "/" || `${pathname}${search}${hash}` === address) return;
  globalThis.history.replaceState(globalThis.history.state, "", address);
}
