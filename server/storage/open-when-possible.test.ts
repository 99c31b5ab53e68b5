import { expect, test, vi } from "vitest";
import { StartFault } from "#server/start-fault.ts";
import { openWhenPossible } from "./open-when-possible.ts";
import { StorageFault } from "./storage-fault.ts";

test("what may pass is waited for, less and less eagerly; each time the reason is told", async () => {
  vi.useFakeTimers();
  const faults = [
    new StartFault("It does not answer.", { mayPass: true }),
    new StorageFault("away"),
    new StartFault("It does not answer.", { mayPass: true }),
  ];
  const attempts: number[] = [];
  const begun = Date.now();
  const open = async () => {
    attempts.push(Date.now() - begun);
    const fault = faults.shift();
    if (fault !== undefined) throw fault;
  };
  const reasons: string[] = [];
  const opening = openWhenPossible(open, (reason) => reasons.push(reason));
  // Not all timers there are: one that another file of this worker has left may begin itself anew for ever.
  await vi.advanceTimersByTimeAsync(2_000);
  await opening;
  vi.useRealTimers();
  expect(reasons).toEqual(["It does not answer.", "Storage is away.", "It does not answer."]);
  expect(attempts).toEqual([0, 200, 600, 1400]);
});

test("what no waiting mends is thrown", async () => {
  const fault = new StartFault("There is no such database.");
  await expect(
    openWhenPossible(
      () => Promise.reject(fault),
      () => {},
    ),
  ).rejects.toBe(fault);
});

test("once it is given up, an attempt under way is awaited, and whatever becomes of it is no fault", async () => {
  for (const outcome of ["opens", "fails"] as const) {
    const ending = new AbortController();
    const attempt = Promise.withResolvers<void>();
    const opening = openWhenPossible(
      () => attempt.promise,
      () => {},
      ending.signal,
    );
    ending.abort();
    if (outcome === "opens") attempt.resolve();
    else attempt.reject(new Error("the driver has been destroyed"));
    expect(await opening, outcome).toBe(false);
  }
});

test("once it is given up, a pause ends at once", async () => {
  const ending = new AbortController();
  const opening = openWhenPossible(
    () => Promise.reject(new StorageFault("away")),
    () => ending.abort(),
    ending.signal,
    60_000,
  );
  expect(await opening).toBe(false);
});
