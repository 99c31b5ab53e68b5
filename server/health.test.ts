import { expect, test } from "vitest";
import { createHealth } from "./health.ts";

test("a fault is told until it is gone, and logged once", () => {
  const lines: string[] = [];
  const write = (_part: unknown, text?: string) => void lines.push(text ?? "");
  const health = createHealth({ error: write, info: write });
  health.report("disk", undefined);
  health.report("disk", "The disk is full.");
  health.report("disk", "The disk is full.");
  expect(health.faults()).toEqual(["The disk is full."]);
  health.report("disk", undefined);
  expect(health.faults()).toEqual([]);
  expect(lines).toEqual(["The disk is full.", "well again"]);
});
