import type { IdleQueue } from "./idle-queue.ts";

/**
 * Makes pages that nobody has asked for yet, one after the other, as long as nobody asks for anything else. Ends with the
 * first that fails: what is wrong will be wrong with the next.
 */
export function makeAhead(
  queue: Pick<IdleQueue, "add">,
  paths: readonly string[],
  /** Makes one page, unless it is there already. */
  make: (path: string) => Promise<void>,
): void {
  const addNext = (place: number): void => {
    const path = paths[place];
    if (path === undefined) return;
    queue.add(async () => {
      await make(path);
      addNext(place + 1);
    });
  };
  addNext(0);
}
