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
  await vi.runAllTimersAsync();
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
