import { expect, test, vi } from "vitest";
import { openIdleQueue } from "./idle-queue.ts";
import { makeAhead } from "./make-ahead.ts";

const log = { error: vi.fn<(error: unknown) => void>() };

test("pages are made one after the other, up to the first that fails", async () => {
  const queue = openIdleQueue({ isIdle: () => true, log, pauseMs: 1 });
  const made: string[] = [];
  makeAhead(queue, ["/", "/names", "/broken", "/saved"], async (path) => {
    if (path === "/broken") throw new Error("broken");
    made.push(path);
  });
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(made).toEqual(["/", "/names"]);
});
