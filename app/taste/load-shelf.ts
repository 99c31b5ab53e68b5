import { isNamesCopy } from "#domain/names/device/names-copy.ts";
import { type TasteShelf, tasteShelfInSteps } from "#domain/taste/taste-shelf.ts";
import { get } from "#app/api/request.ts";
import { createAnswerCache } from "#app/fetching/answer-cache.ts";
import { inSlices } from "#app/fetching/in-slices.ts";
import { NAMES_COPY_PATH } from "#app/offline/names-copy-path.ts";

const cache = createAnswerCache<TasteShelf>();

/** All names with their features, out of the copy for devices: it comes whole, so that no request tells of a taste. */
export function loadShelf(): Promise<TasteShelf> {
  return cache.load(NAMES_COPY_PATH, async () =>
    inSlices(tasteShelfInSteps(await get(NAMES_COPY_PATH, isNamesCopy))),
  );
}
