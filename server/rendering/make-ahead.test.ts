import { expect, test, vi } from "vitest";
import { makeAhead } from "./make-ahead.ts";

const log = { error: vi.fn<(error: unknown) => void>() };

test("pages are made one at a time, and only while nobody waits for one", async () => {
  const made: string[] = [];
  let isIdle = false;
  let atOnce = 0;
  makeAhead({
    paths: ["/", "/names", "/saved"],
    async make(path) {
      atOnce += 1;
      expect(atOnce).toBe(1);
      await Promise.resolve();
      made.push(path);
      atOnce -= 1;
    },
    isIdle: () => isIdle,
    log,
    pauseMs: 1,
  });
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(made).toEqual([]);
  isIdle = true;
  await vi.waitFor(() => expect(made).toEqual(["/", "/names", "/saved"]));
});

test("it ends where it is told to, and with the first page that fails", async () => {
  const make = vi.fn<(path: string) => Promise<void>>(async () => {
    throw new Error("broken");
  });
  const given = { paths: ["/", "/names"], make, isIdle: () => true, log, pauseMs: 1 };
  makeAhead(given);
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledTimes(1));
  makeAhead(given)();
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(make).toHaveBeenCalledTimes(1);
});
