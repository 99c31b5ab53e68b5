import { REVIEWED_THEMES } from "#content/names/reviewed-themes.ts";
import { SOUND_FAMILIES } from "#content/names/sound-families.ts";
import { copyNames, type NamesCopy } from "#domain/names/device/names-copy.ts";
import { type TasteShelf, tasteShelf } from "#domain/taste/taste-shelf.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { once } from "#domain/once.ts";
import { records } from "#tests/fixtures/name-facts.ts";

/** The copy of the names that the build makes for devices, once. */
export const openCopy = once((): NamesCopy =>
  copyNames(COLLECTION, records, REVIEWED_THEMES, SOUND_FAMILIES),
);

/** Its names with their features. */
export function openShelf(): TasteShelf {
  return tasteShelf(openCopy());
}
