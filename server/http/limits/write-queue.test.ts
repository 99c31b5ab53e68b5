import { expect, test } from "vitest";
import { createWriteQueue, workIn, type WriteQueue } from "./write-queue.ts";

/** Runs one that must find room. */
const runIn = (queue: WriteQueue, key: string, write: () => Promise<void>): Promise<void> =>
  queue.run(key, write) ?? Promise.reject(new Error("The queue is full."));

/** Work that counts how much of it is in hand at once, and is done in the same turn of the event loop, as SQLite's is. */
function counting() {
  let inHand = 0;
  let most = 0;
  return {
    most: () => most,
    async work(): Promise<void> {
      inHand += 1;
      most = Math.max(most, inHand);
      await Promise.resolve();
      inHand -= 1;
    },
  };
}

test("writes with one key follow each other, those with others run beside them", async () => {
  const queue = createWriteQueue();
  const [ada, all] = [counting(), counting()];
  await Promise.all(
    ["ada", "ada", "ada", "bo", "cy"].map((key) =>
      runIn(queue, key, () => all.work().then(key === "ada" ? ada.work : undefined)),
    ),
  );
  expect(ada.most()).toBe(1);
  expect(all.most()).toBe(3);
});

test("when the queue is full a write is not run, and nothing stays behind", async () => {
  const queue = createWriteQueue(20);
  let done = 0;
  const runs = Array.from({ length: 500 }, () =>
    queue.run("ada", async () => {
      done += 1;
    }),
  );
  const taken = runs.flatMap((run) => run ?? []);
  expect(taken).toHaveLength(21);
  await Promise.all(taken);
  expect(done).toBe(21);
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  expect(queue.busy()).toBe(0);
});

test("the length of a body says how much work it is: single saves wait in hundreds, whole lists in tens", () => {
  expect([0, 18, 511, 512, 12_000, 500_000, undefined].map(workIn)).toEqual([1, 1, 1, 2, 24, 25, 25]);
  const taken = (work: number) => {
    const queue = createWriteQueue();
    return Array.from({ length: 600 }, () => queue.run("ada", async () => undefined, work)).filter(
      (run) => run !== undefined,
    ).length;
  };
  expect([taken(workIn(18)), taken(workIn(14_000))]).toEqual([501, 21]);
});

test("a write that fails holds nobody up", async () => {
  const queue = createWriteQueue();
  const failed = queue.run("ada", () => Promise.reject(new Error("broken")));
  const next = queue.run("ada", async () => "done");
  await expect(failed).rejects.toThrow("broken");
  expect(await next).toBe("done");
});

test("between two writes everybody else has a turn", async () => {
  const queue = createWriteQueue();
  const order: string[] = [];
  const writes = Array.from({ length: 3 }, () => runIn(queue, "ada", async () => void order.push("write")));
  setImmediate(() => order.push("other"));
  await Promise.all(writes);
  expect(order.indexOf("other")).toBeLessThan(order.lastIndexOf("write"));
});
