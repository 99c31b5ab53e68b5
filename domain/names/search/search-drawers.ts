/** Ranks filed in numbered drawers: those of a drawer stand from first[drawer] to first[drawer + 1], smallest first. */
export type Drawers = { readonly first: Uint32Array; readonly ranks: Uint16Array | Uint32Array };

/**
 * Files ranks by a counting sort. The slips hold drawer numbers: those of rank 0, then those of rank 1, and so on;
 * the slips of a rank end before ends[rank]. With a shift the slips are hashes: their highest bits number the drawers, and
 * the others stand above the rank, as far as there is room (markOf).
 */
export function fileInDrawers(slips: Uint32Array, ends: Uint32Array, drawers: number, shift = 0): Drawers {
  const rankBits = rankBitsOf(ends.length);
  const count = ends.at(-1) ?? 0;
  const first = new Uint32Array(drawers + 2);
  for (let slip = 0; slip < count; slip++) {
    const at = ((slips[slip] ?? 0) >>> shift) + 2;
    first[at] = (first[at] ?? 0) + 1;
  }
  for (let at = 2; at < first.length; at++) first[at] = (first[at] ?? 0) + (first[at - 1] ?? 0);
  // Half the size where it will do: what is looked up in the processor's cache is found many times sooner.
  const ranks = shift === 0 && ends.length <= 0x10000 ? new Uint16Array(count) : new Uint32Array(count);
  for (let rank = 0, slip = 0; rank < ends.length; rank++) {
    for (const end = ends[rank] ?? 0; slip < end; slip++) {
      const drawer = ((slips[slip] ?? 0) >>> shift) + 1;
      const at = first[drawer] ?? 0;
      first[drawer] = at + 1;
      ranks[at] = shift === 0 ? rank : markOf(slips[slip] ?? 0, shift, rankBits) | rank;
    }
  }
  return { first, ranks };
}

/** How many bits the ranks of so many names take. */
export function rankBitsOf(names: number): number {
  return 32 - Math.clz32(names);
}

/** What stands above the rank of whatever is filed under this hash: the bits that do not number its drawer. */
export function markOf(hash: number, shift: number, rankBits: number): number {
  return (hash << (32 - shift)) & -(1 << rankBits);
}
