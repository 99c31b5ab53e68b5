/**
 * What a link asks when another choice is still on its way: the link was written for the list that is shown, so what it
 * adds and takes away is done to the list that was asked for last. A change of the choices leads to the first page.
 */
export function choiceUpon(asked: string, shown: string, linked: string): string {
  const [ahead, before, after] = [asked, shown, linked].map((search) => [...new URLSearchParams(search)]);
  const isIn = (pairs: typeof ahead = []) => {
    const texts = new Set(pairs.map(String));
    return (pair: readonly [string, string]) => texts.has(String(pair));
  };
  const isTakenAway = (pair: readonly [string, string]) => isIn(before)(pair) && !isIn(after)(pair);
  const kept = (ahead ?? []).filter((pair) => !isTakenAway(pair));
  const added = (after ?? []).filter((pair) => !isIn(before)(pair) && !isIn(kept)(pair));
  const query = new URLSearchParams([...kept, ...added]);
  query.delete("page");
  return query.size === 0 ? "" : `?${query}`;
}
