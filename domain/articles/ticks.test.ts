import { expect, test } from "vitest";
import { formatTicks, NO_TICKS, parseTicks, withTick } from "./ticks.ts";

test("what was ticked is read again as it was written", () => {
  const ticks = withTick(withTick(withTick(NO_TICKS, "a", true), "b", true), "a", true);
  expect(ticks).toEqual(["b", "a"]);
  expect(parseTicks(formatTicks(ticks))).toEqual(ticks);
  expect(withTick(ticks, "b", false)).toEqual(["a"]);
});

test("nothing ticked keeps nothing, and what is damaged is nothing", () => {
  expect(formatTicks(withTick(["a"], "a", false))).toBeNull();
  for (const text of [null, "", "{", "[]", '{"version":2}']) expect(parseTicks(text)).toEqual(NO_TICKS);
});
