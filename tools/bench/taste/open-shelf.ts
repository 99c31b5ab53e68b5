import { REVIEWED_THEMES } from "#content/names/reviewed-themes.ts";
import { SOUND_FAMILIES } from "#content/names/sound-families.ts";
import { copyNames } from "#domain/names/device/names-copy.ts";
import { type TasteShelf, tasteShelf } from "#domain/taste/taste-shelf.ts";
import { COLLECTION } from "#server/names/collection.ts";
import { readRecords } from "#server/names/read-records.ts";

/** The names as a device has them. */
export function openShelf(): TasteShelf {
  const records = readRecords(new URL("../../../data/ssa/", import.meta.url));
  return tasteShelf(copyNames(COLLECTION, records, REVIEWED_THEMES, SOUND_FAMILIES));
}
