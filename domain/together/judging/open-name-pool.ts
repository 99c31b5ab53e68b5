import { fits } from "#domain/names/browse/fits.ts";
import { readRules } from "#domain/names/browse/rules-query.ts";
import { drawnName, mostGivenFirst } from "#domain/names/device/device-name.ts";
import { type CopiedName, copiedNamesInSteps, type NamesCopy } from "#domain/names/device/names-copy.ts";
import { matchesGender } from "#domain/names/entry/gender.ts";
import type { ThemeChoice } from "#domain/names/entry/theme.ts";
import { atOnce, mapInSteps, type Steps } from "#domain/steps.ts";
import { tasteShelfInSteps } from "#domain/taste/taste-shelf.ts";
import { type DeckChoice, formatChoice } from "./deck-choice.ts";
import type { DrawablePooled, NamePool } from "./name-pool.ts";

/** The pool of the whole collection. Of a name's origins the copy knows the first alone. */
export function namePoolOf(copy: NamesCopy, themes: readonly ThemeChoice[]): NamePool {
  return atOnce(namePoolInSteps(copy, themes));
}

/** The same in steps: all of it takes a slow phone longer than it may keep a finger waiting. */
export function* namePoolInSteps(copy: NamesCopy, themes: readonly ThemeChoice[]): Steps<NamePool> {
  const copied = yield* copiedNamesInSteps(copy);
  const byId = new Map(copied.map((name) => [name.babyName.id, name]));
  yield;
  const names = yield* mapInSteps(mostGivenFirst(copied), pooledName);
  const shelf = yield* tasteShelfInSteps(copy);
  let last: { readonly choice: string; readonly fitting: readonly DrawablePooled[] } | undefined;

  function fitting({ gender, filters }: DeckChoice): readonly DrawablePooled[] {
    const rules = { ...readRules(new URLSearchParams(filters), themes).rules, gender };
    return names.filter(({ traits }) => fits(traits, rules));
  }

  return {
    ids: (gender) =>
      copied.flatMap(({ babyName }) => (matchesGender(babyName.gender, gender) ? babyName.id : [])),
    fitting(choice) {
      const text = formatChoice(choice);
      if (last?.choice !== text) last = { choice: text, fitting: fitting(choice) };
      return last.fitting;
    },
    shelf: () => shelf,
    find: (id) => byId.get(id)?.babyName,
  };
}

function pooledName(copied: CopiedName) {
  const name = drawnName(copied);
  return { ...name, id: name.traits.id };
}
