/** Sorts places by their amounts, most first; equal amounts keep their order (radix sort, 12 bits at a time). */
export function mostFirst(places: Uint32Array, amounts: Uint32Array): Uint32Array {
  let most = 0;
  for (let place = 0; place < amounts.length; place++) most = Math.max(most, amounts[place] ?? 0);
  let sorted = places;
  for (let shift = 0; most >>> shift > 0; shift += 12) {
    const before = new Uint32Array(4097);
    for (let place = 0; place < amounts.length; place++) {
      const digit = 4096 - (((amounts[place] ?? 0) >>> shift) & 4095);
      before[digit] = (before[digit] ?? 0) + 1;
    }
    for (let digit = 1; digit <= 4096; digit++)
      before[digit] = (before[digit] ?? 0) + (before[digit - 1] ?? 0);
    const next = new Uint32Array(sorted.length);
    for (let from = 0; from < sorted.length; from++) {
      const place = sorted[from] ?? 0;
      const digit = 4095 - (((amounts[place] ?? 0) >>> shift) & 4095);
      const at = before[digit] ?? 0;
      before[digit] = at + 1;
      next[at] = place;
    }
    sorted = next;
  }
  return sorted;
}
