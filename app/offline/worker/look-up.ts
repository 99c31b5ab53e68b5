import { CACHE_KINDS, type CacheKind, versionIn } from "#app/offline/cache-names.ts";
import { VERSION } from "./this-build.ts";

/** What is kept of these kinds under an address: of this build first, then of the one before it. */
export async function lookUp(kinds: readonly CacheKind[], address: string): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => versionIn(name) !== undefined);
  const wanted = names
    .filter((name) => kinds.some((kind) => name.startsWith(`${kind}-`)))
    .toSorted((one, other) => place(one) - place(other));
  const found = await Promise.all(
    wanted.map(async (name) => (await caches.open(name)).match(address, { ignoreVary: true })),
  );
  return found.find((response) => response !== undefined);
}

function place(name: string): number {
  const kind = CACHE_KINDS.findIndex((known) => name.startsWith(`${known}-`));
  return versionIn(name) === VERSION ? kind : kind + CACHE_KINDS.length;
}
