import { expect, test } from "vitest";
import { createHealth } from "./health.ts";

test("who leaves wants no more visitors, and that is no fault for the log", () => {
  const lines: unknown[] = [];
  const write = (line: unknown) => void lines.push(line);
  const health = createHealth({ error: write, info: write });
  health.leave();
  expect(health.faults()).toEqual(["The server is stopping."]);
  expect(lines).toEqual([]);
});

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
