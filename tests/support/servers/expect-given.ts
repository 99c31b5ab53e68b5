import { expect } from "vitest";
import { TURN_PATIENCE_MS } from "#server/processes/siblings.ts";

/** The status of an answer. */
type AskFor = (n: number) => Promise<number | undefined>;

/** How many of so many requests at once were answered with something else than 429. */
export async function givenAtOnce(times: number, askFor: AskFor): Promise<number> {
  const statuses = await Promise.all(Array.from({ length: times }, (_, n) => askFor(n)));
  return statuses.filter((status) => status !== 429).length;
}

/**
 * Asks so often, so many at the same time, and expects to be given so much, to the number. A process waits a second for its turn
 * and then gives without one: on a machine so busy that these requests take a second, what they were given may be too much, and
 * no more.
 */
export async function expectGiven(
  wanted: number,
  { times, atOnce }: { readonly times: number; readonly atOnce: number },
  askFor: AskFor,
): Promise<void> {
  let sum = 0;
  let perhapsWithoutTurn = 0;
  for (let from = 0; from < times; from += atOnce) {
    const begun = performance.now();
    const some = await givenAtOnce(atOnce, (n) => askFor(from + n));
    sum += some;
    if (performance.now() - begun >= TURN_PATIENCE_MS) perhapsWithoutTurn += some;
  }
  expect(sum).toBeGreaterThanOrEqual(wanted);
  expect(sum).toBeLessThanOrEqual(wanted + perhapsWithoutTurn);
}
