const awaited: Promise<unknown>[] = [];

/**
 * Keeps what the server has rendered as it is until this is here, or cannot be had: a part that is shown from the first, and
 * drawn from a file of its own, would otherwise go away for the moment in which the file comes. Called by a route's module,
 * which is evaluated before hydration.
 */
export function hydrateAfter(needed: Promise<unknown>): void {
  awaited.push(Promise.allSettled([needed]));
}

/**
 * Resolves when nothing is waited for any more. First the task ends in which all scripts are evaluated: this one may be
 * before those that say what to wait for, and hydration is a task of its own.
 */
export async function readyToHydrate(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await Promise.all(awaited);
}
