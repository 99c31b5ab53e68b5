import { expect, test, vi } from "vitest";
import { openIdleQueue } from "./idle-queue.ts";

const log = { error: vi.fn<(error: unknown) => void>() };
const pause = () => new Promise((resolve) => setTimeout(resolve, 30));

test("jobs are done one at a time in their order, and only while nobody waits", async () => {
  const done: string[] = [];
  let isIdle = false;
  let atOnce = 0;
  const queue = openIdleQueue({ isIdle: () => isIdle, log, pauseMs: 1 });
  for (const name of ["/", "/names", "/saved"])
    queue.add(async () => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      await Promise.resolve();
      done.push(name);
      atOnce -= 1;
    });
  await pause();
  expect(done).toEqual([]);
  isIdle = true;
  await vi.waitFor(() => expect(done).toEqual(["/", "/names", "/saved"]));
  queue.add(async () => void done.push("later"));
  await vi.waitFor(() => expect(done).toHaveLength(4));
});

test("a job that fails stands in the log, and the next is done", async () => {
  const next = vi.fn<() => Promise<void>>(async () => {});
  const queue = openIdleQueue({ isIdle: () => true, log, pauseMs: 1 });
  queue.add(async () => Promise.reject(new Error("broken")));
  queue.add(next);
  await vi.waitFor(() => expect(next).toHaveBeenCalledTimes(1));
  expect(log.error).toHaveBeenCalledTimes(1);
});

test("nothing is begun once it is stopped", async () => {
  const job = vi.fn<() => Promise<void>>(async () => {});
  const queue = openIdleQueue({ isIdle: () => true, log, pauseMs: 1 });
  queue.add(job);
  queue.stop();
  queue.add(job);
  await pause();
  expect(job).not.toHaveBeenCalled();
});
