/** Records with some written anew, at their place or at the end, and some taken away. */
export function withChanges<Kept extends { readonly id: string }>(
  all: readonly Kept[],
  written: readonly Kept[],
  forgotten: readonly string[],
): readonly Kept[] {
  const added = written.filter(({ id }) => all.every((each) => each.id !== id));
  return [...all, ...added]
    .map((each) => written.find(({ id }) => id === each.id) ?? each)
    .filter(({ id }) => !forgotten.includes(id));
}
