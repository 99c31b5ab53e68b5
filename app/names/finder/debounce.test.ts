import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { debounce } from "./debounce.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("only the last of several values arrives, after the pause", () => {
  const run = vi.fn();
  const typing = debounce(run, 300);
  typing.later("h");
  vi.advanceTimersByTime(299);
  typing.later("ha");
  vi.advanceTimersByTime(299);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run.mock.calls).toEqual([["ha"]]);
});

test("what is said at once drops what was still to come", () => {
  const run = vi.fn();
  const typing = debounce(run, 300);
  typing.later("haz");
  typing.now("");
  vi.advanceTimersByTime(1000);
  expect(run.mock.calls).toEqual([[""]]);
});
