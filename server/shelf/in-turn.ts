/** Does the work for one thing after the other, so that requests are answered between two of them. */
export async function inTurn<Thing>(
  things: readonly Thing[],
  work: (thing: Thing) => Promise<void>,
): Promise<void> {
  await things.reduce(async (before, thing) => before.then(async () => work(thing)), Promise.resolve());
}
