import { spawn } from "node:child_process";
import { expect, test } from "vitest";
import { processorMs, processTree, residentMb, ticksIn } from "./process-figures.ts";

test("the processor time stands behind a name with blanks and brackets", () => {
  expect(ticksIn("12 (a ) b) S 1 12 12 0 -1 4194304 900 0 3 0 41 7 0 0 20 0 11")).toBe(48);
});

test.runIf(process.platform === "linux")("a process is counted with what it has started", async () => {
  const child = spawn("sleep", ["30"], { stdio: "ignore" });
  try {
    expect(processTree(process.pid)).toContain(child.pid);
    expect(residentMb(process.pid).now).toBeGreaterThan(residentMb(child.pid ?? 0).now);
    expect(processorMs(process.pid)).toBeGreaterThan(0);
  } finally {
    child.kill();
  }
});

test("what does not live weighs nothing", () => {
  expect(residentMb(2 ** 30)).toEqual({ now: 0, most: 0 });
});
