import { STYLE_LISTS } from "#content/taste/style-lists.ts";
import { foldName } from "#domain/names/entry/name.ts";
import { learnTaste, NO_EVIDENCE } from "#domain/taste/learn-taste.ts";
import type { TasteItem, TasteShelf } from "#domain/taste/taste-shelf.ts";

/** Of so many names that were hidden, one at a time, how many are among the first twenty. */
export type Hidden = {
  readonly names: number;
  readonly byTaste: number;
  /** By births of the last year, over all names. */
  readonly byBirths: number;
  /** The same among names given to the sexes of the list. */
  readonly byBirthsOfSex: number;
};

const AMONG = 20;

/** Hides each name of each style list, or one in so many of them, and looks for it from the others of its list. */
export function findHidden(shelf: TasteShelf, oneIn = 1): Hidden {
  let [names, byTaste, byBirths, byBirthsOfSex] = [0, 0, 0, 0];
  for (const { names: written } of STYLE_LISTS) {
    const list = written.split(" ").flatMap((name) => shelf.byId.get(foldName(name)) ?? []);
    for (const hidden of list.filter((_, place) => place % oneIn === 0)) {
      const rest = new Set(list.filter((item) => item !== hidden));
      const liked = Array.from(rest, ({ id }) => ({ id, isLoved: false }));
      const { mean } = learnTaste(shelf, { ...NO_EVIDENCE, liked }, new Set());
      const sexes = new Set(Array.from(rest, ({ name }) => name.babyName.gender));
      const others = shelf.items.filter((item) => !rest.has(item));
      const ofSex = others.filter(({ name }) => sexes.has(name.babyName.gender));
      const isFound = (items: readonly TasteItem[], scoreOf: (item: TasteItem) => number) => {
        const own = scoreOf(hidden);
        return Number(items.filter((item) => scoreOf(item) > own).length < AMONG);
      };
      names++;
      byTaste += isFound(others, shelf.worthUnder(mean));
      byBirths += isFound(others, birthsOf);
      byBirthsOfSex += isFound(ofSex, birthsOf);
    }
  }
  return { names, byTaste, byBirths, byBirthsOfSex };
}

function birthsOf({ name }: TasteItem): number {
  return name.births;
}
