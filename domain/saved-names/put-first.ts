/** The kept ids with the wanted ones first, each once; ids that are not kept are ignored. */
export function putFirst<Id>(kept: readonly Id[], wanted: readonly Id[]): readonly Id[] {
  const known = new Set(kept);
  const first = new Set(wanted.filter((id) => known.has(id)));
  return [...first, ...kept.filter((id) => !first.has(id))];
}
