import { useEffect, useState } from "react";
import type { NamesCopy } from "#domain/names/names-copy.ts";
import { type NamePool, namePoolOf } from "#domain/together/name-pool.ts";
import { request } from "#app/api/request.ts";
import { NAMES_COPY_PATH } from "#app/offline/names-copy-path.ts";

let fetched: Promise<NamePool> | undefined;

/**
 * The copy of the collection that devices keep for times without a network. It is fetched whole, so that no request ever
 * tells which names somebody looks at here.
 */
function loadPool(): Promise<NamePool> {
  fetched ??= request<NamesCopy>("GET", NAMES_COPY_PATH).then(namePoolOf);
  fetched.catch(() => (fetched = undefined));
  return fetched;
}

export type PoolState = {
  /** Null when it could not be fetched, undefined until then. */
  readonly pool: NamePool | null | undefined;
  readonly retry: () => void;
};

export function useNamePool(): PoolState {
  const [pool, setPool] = useState<NamePool | null>();
  const load = () => void loadPool().then(setPool, () => setPool(null));
  useEffect(load, []);
  return { pool, retry: load };
}
