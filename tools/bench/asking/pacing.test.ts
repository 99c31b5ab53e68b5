import { expect, test } from "vitest";
import { dueAfter, sendPaced } from "./pacing.ts";

test("fifty a second are one at once, and one more every twentieth millisecond", () => {
  expect([0, 19, 20, 100, 1000].map((ms) => dueAfter(ms, 50))).toEqual([1, 1, 2, 6, 51]);
});

test("who sends paced does not wait for answers, and has them all in the end", async () => {
  const stop = new AbortController();
  const answer: (() => void)[] = [];
  const times = sendPaced(1000, stop.signal, (n) => {
    if (n === 2) stop.abort();
    return new Promise<void>((resolve) => answer.push(resolve));
  });
  await expect.poll(() => answer.length).toBeGreaterThanOrEqual(3);
  for (const each of answer) each();
  expect(await times).toHaveLength(answer.length);
});
