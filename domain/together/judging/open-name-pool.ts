import { fits } from "#domain/names/browse/fits.ts";
import { readRules } from "#domain/names/browse/rules-query.ts";
import { deviceNames } from "#domain/names/device/device-name.ts";
import { copiedName, type NamesCopy } from "#domain/names/device/names-copy.ts";
import { matchesGender } from "#domain/names/entry/gender.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { once } from "#domain/once.ts";
import { tasteShelf } from "#domain/taste/taste-shelf.ts";
import type { ThemeChoice } from "#domain/names/entry/theme.ts";
import { type DeckChoice, formatChoice } from "./deck-choice.ts";
import type { DrawablePooled, NamePool } from "./name-pool.ts";

/** The pool of the whole collection. Of a name's origins the copy knows the first alone. */
export function namePoolOf(copy: NamesCopy, themes: readonly ThemeChoice[]): NamePool {
  const rows = new Map(copy.rows.map((row) => [foldName(row[0]), row]));
  const names = deviceNames(copy).map((name) => ({ ...name, id: name.traits.id }));
  let last: { readonly choice: string; readonly fitting: readonly DrawablePooled[] } | undefined;

  function fitting({ gender, filters }: DeckChoice): readonly DrawablePooled[] {
    const rules = { ...readRules(new URLSearchParams(filters), themes).rules, gender };
    return names.filter(({ traits }) => fits(traits, rules));
  }

  return {
    ids: (gender) => [...rows].filter(([, row]) => matchesGender(row[1], gender)).map(([id]) => id),
    fitting(choice) {
      const text = formatChoice(choice);
      if (last?.choice !== text) last = { choice: text, fitting: fitting(choice) };
      return last.fitting;
    },
    shelf: once(() => tasteShelf(copy)),
    find(id) {
      const row = rows.get(id);
      return row === undefined ? undefined : copiedName({ year: copy.year, rows: [row] }, id)?.babyName;
    },
  };
}
