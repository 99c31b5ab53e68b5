import { expect, test } from "vitest";
import { atOnce, mapInSteps, type Steps } from "./steps.ts";

const list = Array.from({ length: 250 }, (_, n) => n);

test("made in steps or at once, it is the same", () => {
  const steps = mapInSteps(list, (n) => n * 2);
  const pauses = [steps.next(), steps.next()];
  expect(pauses.map(({ done }) => done)).toEqual([false, false]);
  expect(steps.next()).toEqual({ done: true, value: atOnce(mapInSteps(list, (n) => n * 2)) });
});

test("steps within steps pause, too", () => {
  function* both(): Steps<number> {
    const doubled = yield* mapInSteps(list, (n) => n * 2);
    return doubled.length;
  }
  const steps = both();
  expect(steps.next().done).toBe(false);
  expect(atOnce(steps)).toBe(250);
});
