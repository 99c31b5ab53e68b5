import { isNamesCopy } from "#domain/names/device/names-copy.ts";
import type { NamePool } from "#domain/together/judging/name-pool.ts";
import { get } from "#app/api/request.ts";
import { createAnswerCache } from "#app/fetching/answer-cache.ts";
import { type Loaded, useLoaded } from "#app/fetching/use-loaded.ts";
import { NAMES_COPY_PATH } from "#app/offline/names-copy-path.ts";

const cache = createAnswerCache<NamePool>();

/**
 * The copy of the collection that devices keep for times without a network. It is fetched whole, so that no request ever
 * tells which names somebody looks at here.
 */
export function loadNamePool(): Promise<NamePool> {
  return cache.load(NAMES_COPY_PATH, async () => {
    const [copy, { openPool }] = await Promise.all([
      get(NAMES_COPY_PATH, isNamesCopy),
      import("./open-pool.ts"),
    ]);
    return openPool(copy);
  });
}

/** The whole collection, once it has come. */
export function useNamePool(): Loaded<NamePool> {
  return useLoaded(loadNamePool, { key: NAMES_COPY_PATH, cache });
}
