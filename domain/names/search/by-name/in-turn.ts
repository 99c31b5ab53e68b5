import type { Hit } from "#domain/names/search/hit.ts";

/** The first of each list, then the second of each; every name once. */
export function inTurn(lists: readonly (readonly Hit[])[]): readonly Hit[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  const hits = Array.from({ length: longest }, (_, place) =>
    lists.flatMap((list) => list[place] ?? []),
  ).flat();
  const first = new Map(hits.toReversed().map((hit) => [hit.id, hit]));
  return hits.filter((hit) => first.get(hit.id) === hit);
}
