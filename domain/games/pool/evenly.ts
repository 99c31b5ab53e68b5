/** So many of a list at even distances, the first one among them; all of them when there are not so many. */
export function evenly<T>(list: readonly T[], count: number): readonly T[] {
  const step = (at: number) => Math.floor((at * count) / list.length);
  return count >= list.length ? list : list.filter((_, at) => at === 0 || step(at) !== step(at - 1));
}
