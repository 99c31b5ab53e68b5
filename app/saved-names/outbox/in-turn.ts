let last: Promise<unknown> = Promise.resolve();

/**
 * Runs calls one after another, over all tabs where the browser can: a browser without a number gets it with its first
 * save, and two first saves at once would get two numbers and two lists.
 */
export function withLock<Result>(call: () => Promise<Result>): Promise<Result> {
  if ("locks" in navigator) return navigator.locks.request("saved-names", call);
  const turn = last.then(call);
  last = turn.catch(() => undefined);
  return turn;
}
